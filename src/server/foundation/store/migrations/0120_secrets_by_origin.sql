-- A draft may call another site than the published response, so both may have a value of the same header.
alter table webhook_secret drop constraint webhook_secret_pkey;
alter table webhook_secret add primary key (response_id, origin, name);
