-- Who created a bot: how many bots of their own a person may have is limited. Null for bots from before.
alter table bot add column created_by integer references app_user on delete set null;
create index bot_created_by on bot (created_by) where created_by is not null;
