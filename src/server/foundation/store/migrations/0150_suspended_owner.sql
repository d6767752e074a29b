-- Whose bot it was when it was suspended: that person creates no others meanwhile. A later owner may.
alter table bot add column suspended_owner_id integer references app_user on delete set null;
create index bot_suspended_owner on bot (suspended_owner_id);
update bot set suspended_owner_id = owner_id where suspended_at is not null;
