-- How much of an answer with pauses has been said, so that a job that runs twice says nothing twice.
alter table bot_answer add column parts integer not null default 0;
