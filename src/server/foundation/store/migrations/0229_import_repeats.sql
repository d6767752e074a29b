-- Which rows of an import repeat which earlier row of its file, and by what: the first ones.
alter table contact_import add column repeats jsonb not null default '[]';
