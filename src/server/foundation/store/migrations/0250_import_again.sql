-- Rows that change nothing of a contact, who took an import back, and the labels that it creates.
alter table contact_import
  add column unchanged integer not null default 0,
  add column undone_by integer references app_user on delete set null,
  -- their names, with their ids once they exist
  add column new_labels jsonb not null default '[]';
-- Why a row was refused, without what it holds itself.
alter table contact_import_reject add column reasons jsonb not null default '[]';
