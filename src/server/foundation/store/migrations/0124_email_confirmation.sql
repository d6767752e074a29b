-- Null until the person proved that they receive mail at their address. Accounts from before confirmations existed count
-- as confirmed.
alter table app_user add column email_confirmed_at timestamptz;
update app_user set email_confirmed_at = created_at;

-- Links of mails to one person, for all purposes. The address is the one that the link was sent to: a link confirms no
-- other. Links from before have none.
alter table recovery rename to account_link;
alter index recovery_user rename to account_link_user;
alter table account_link
  add column purpose text not null default 'recovery',
  add column email text;
alter table account_link alter column purpose drop default;
