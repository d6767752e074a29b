-- When staff last resolved the chat or gave it back to the bot: what the customer wrote before is dealt with.
alter table chat add column handled_at timestamptz;
