-- What removes the problem of an account: new keys, the registration of its number, or something at the platform.
alter table channel_account add column cure text check (cure in ('keys', 'number', 'platform'));
-- The problems that are stored already are known by their words alone.
update channel_account set cure = case
  when problem ~ '^Meta (restringió|no pudo cobrar|no aprobó)' then 'platform'
  when problem ~ '^El número no (tiene certificado|está registrado)' then 'number'
  else 'keys'
end where status = 'needs_action';
