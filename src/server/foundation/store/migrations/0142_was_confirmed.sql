-- The person proved an earlier address of theirs. An unproved new one does not cost them the account.
alter table app_user add column was_confirmed boolean not null default false;
