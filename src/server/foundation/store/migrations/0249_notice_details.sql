-- Why a notice did not reach somebody no longer names them.
update notification_notice set detail = null
where detail like '%no tiene correo%' or detail like '%no confirmó su correo%' or detail like '%no quiere recibir avisos%';
