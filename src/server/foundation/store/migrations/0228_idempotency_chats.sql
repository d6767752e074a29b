-- The chats that the stored answer of a request is about: it is forgotten when their customer is erased. Null in answers
-- of before.
alter table idempotency add column chat_ids integer[];
