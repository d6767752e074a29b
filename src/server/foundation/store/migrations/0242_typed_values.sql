-- What a customer typed into the fields of a form, such as the one for messages outside business hours: a name that is guessed from a
-- sentence does not replace it.
alter table contact_value add column typed boolean not null default false;
