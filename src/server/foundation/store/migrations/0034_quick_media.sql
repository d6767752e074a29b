-- An answer by keyword names its file as the API does, by media.number. No file had been stored with one.
alter table quick_response drop column media_id;
alter table quick_response add column media_id integer references media (number) on delete set null;
