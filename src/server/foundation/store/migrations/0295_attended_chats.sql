-- The chats that wait for people or are attended by them, which the live board and the start page count again and again.
-- Most open chats are the bot's own.
create index chat_attended on chat (bot_id, answered) where state <> 2 and snoozed_until is null and type <> 'bot';
