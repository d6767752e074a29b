-- A person whom the platform's administrators keep from signing in.
alter table app_user add column blocked_at timestamptz;
