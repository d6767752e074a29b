-- The conversation in which something happened is the last one of its chat that had begun by then.
create index conversation_begun on conversation (chat_id, started_at desc);
