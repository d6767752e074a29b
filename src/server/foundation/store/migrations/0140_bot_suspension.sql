-- The administrator to whom the platform gave the bot. Without one, or once they left, it is the first administrator.
alter table bot add column owner_id integer references app_user on delete set null;

-- A bot that the platform's administrators suspended, with what its team reads. It is off until it is resumed.
alter table bot add column suspended_at timestamptz;
alter table bot add column suspended_reason text;
-- whether it is on again once it is resumed
alter table bot add column suspended_on boolean not null default false;
alter table bot add constraint bot_suspended_off check (suspended_at is null or special_state = 'chatbot_off');
