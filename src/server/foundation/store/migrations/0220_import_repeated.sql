-- Rows of an import that are the same person as an earlier row of its file.
alter table contact_import add column repeated integer not null default 0;
