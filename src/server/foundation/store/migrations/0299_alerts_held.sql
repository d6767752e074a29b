-- Alerts that fired while a bot had sent all the mails of its hour: each person gets one mail about theirs at its end. An
-- alert that fires again meanwhile is told once, as it was last.
create table analytics_alert_held (
  alert_id integer not null references analytics_alert on delete cascade,
  user_id integer not null references app_user on delete cascade,
  at timestamptz not null,
  value double precision not null,
  primary key (alert_id, user_id)
);
create index analytics_alert_held_user on analytics_alert_held (user_id);
