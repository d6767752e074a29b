-- What removes the problem of an account: new keys, the registration of its number, or something at the platform.
alter table channel_account add column cure text check (cure in ('keys', 'number', 'platform'));
update channel_account set cure = 'keys' where status = 'needs_action';
