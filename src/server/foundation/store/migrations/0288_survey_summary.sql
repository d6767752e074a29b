-- A summary reads the answers of a form in slices, in the order of their ids.
create index form_run_slices on form_run (form_id, id);
