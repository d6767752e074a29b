-- filename is what staff see. Where it hides sensitive values, written_filename is the whole name, for the customer who sent it.
alter table media add column written_filename text;
