-- Contacts are filtered by the value of an own field. Only contacts that have any are in it, so that a message of
-- another contact does not update it.
create index contact_custom on contact using gin (custom jsonb_path_ops) where custom <> '{}';
