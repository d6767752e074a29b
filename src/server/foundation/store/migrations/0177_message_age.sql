-- Finds the messages that a bot keeps no longer. Messages are stored in the order of their time, so that a summary of
-- each block does, which costs next to nothing when they are written.
create index message_age on message using brin (at);
