-- How far the inbox of a connected mailbox has been read. Its numbers are valid for one uid_validity only: a server that
-- changes it numbers the mails anew.
create table mailbox_cursor (
  account_id integer primary key references channel_account on delete cascade,
  uid_validity bigint not null,
  last_uid bigint not null,
  -- mail from before is not read
  since timestamptz not null default now(),
  read_at timestamptz not null default now(),
  failures integer not null default 0
);
