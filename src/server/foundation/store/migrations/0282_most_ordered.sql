-- In how many quotations of the last months a product is, orders of the chatbot among them.
alter table product add column ordered integer not null default 0;
