create trigger operator_act_named after insert on operator_acts for each row execute function name_act();
