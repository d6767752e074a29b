-- Finds where visitors were that a bot keeps no longer.
create index webchat_visitor_page_age on webchat_visitor (bot_id, page_at) where page_at is not null;
