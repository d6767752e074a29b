-- When the customer, or the team in their place, was reminded of a quotation without an answer.
alter table budget add column reminded_at timestamptz;
create index budget_open on budget (valid_until) where status in ('sent', 'viewed') and reminded_at is null;
