-- Since when a customer does not let an account write, as Telegram tells when they block a bot.
alter table channel_link add column gone_at timestamptz;
