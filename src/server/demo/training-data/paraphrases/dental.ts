/** Paraphrases of the dental clinic's patients (see `expandParaphrases`). */
export const dentalParaphrases: Readonly<Record<string, string>> = {
  'Pedir un turno': `quiero sacar un turno _ | necesito un turno _ | me das un turno _: para mañana | con la dra Paz | para el jueves |
    para una consulta | esta semana | con el dentista`,
  'Cambiar un turno': `quiero cambiar mi turno _ | puedo pasar el turno _ | necesito reprogramar mi turno _ | me corren el turno _: para
    otro día | para el viernes | para más tarde | para la semana que viene | para otro horario`,
  'Cancelar un turno': `quiero cancelar _ | necesito cancelar _ | cómo cancelo _ | doy de baja _: mi turno | el turno de mañana | el turno
    del lunes | la cita | el turno porque no puedo ir`,
  'Confirmar un turno': `confirmo _ | quiero confirmar _ | cómo confirmo _: mi turno | el turno de mañana | la cita del martes | mi
    asistencia al turno`,
  'Turnos disponibles': `qué turnos libres hay _ | hay lugar _ | qué disponibilidad tienen _ | qué horarios libres quedan _: esta semana | a
    la tarde | hoy | para el viernes | con la dra paz | los sábados`,
  'Turno para un niño': `necesito un turno para _ | quiero un turno para _ | sacar turno para _: mi hijo | mi hija de 5 años | mi nene | mi
    nena | mi sobrino | un bebé | dos chicos`,
  'Llegar tarde': `llego tarde _ | voy a llegar tarde _ | estoy demorado _ | me atraso _: 10 minutos | al turno | por el tránsito | un poco
    | con el colectivo`,
  'Recordatorio de turno': `me recordás _ | no me acuerdo _ | quiero saber _: cuándo es mi turno | qué día tengo turno | a qué hora era mi
    turno | la fecha de mi turno | con quién tengo turno`,
  'Obras sociales que atendemos': `atienden por _ | trabajan con _ | toman _ | aceptan _: ioma | pami | osecac | unión personal | mi obra
    social | obras sociales`,
  Prepagas: `atienden por _ | trabajan con _ | toman _ | tengo _, me cubre: osde | swiss medical | galeno | medifé | mi prepaga | prepagas`,
  Autorizaciones: `cómo autorizo _ | hay que autorizar _ | necesito autorización para _ | cuánto demora la autorización de _: la orden | la
    prótesis | el conducto | la radiografía | el tratamiento`,
  Reintegros: `cómo pido el reintegro _ | quiero el reintegro _ | qué necesito para el reintegro _: de la consulta | de la ortodoncia | de
    la prepaga | del implante | a la obra social`,
  'Documentación necesaria': `tengo que llevar _ | hace falta llevar _ | qué documentos llevo, _: el carnet | la credencial | el dni | la
    orden | radiografías | papeles a la primera consulta`,
  'Atención particular': `cuánto sale _ particular | atienden _ particular | precio de _ particular: la consulta | una visita | la primera
    consulta ; me atienden _ | puedo ir _: sin obra social | sin cobertura | de forma particular`,
  'Presupuesto de un tratamiento': `cuánto sale _ | me pasás un presupuesto para _ | qué precio tiene _ | cuánto cuesta _: un implante | el
    blanqueamiento | la ortodoncia | los alineadores | una corona | el conducto | la limpieza | una prótesis | un arreglo`,
  'Formas de pago': `se puede pagar con _ | aceptan _ | puedo pagar con _ | toman pagos con _: tarjeta | débito | transferencia | mercado
    pago | efectivo y descuento | cuotas`,
  'Limpieza dental': `quiero una limpieza _ | cada cuánto va la limpieza _ | en qué consiste la limpieza _ | cuánto dura la limpieza _:
    dental | de sarro | con ultrasonido | profunda | de dientes`,
  Blanqueamiento: `quiero un blanqueamiento _ | hacen blanqueamiento _ | cómo es el blanqueamiento _ | duele el blanqueamiento _: dental |
    con láser | ambulatorio | de dientes amarillos | con cubetas`,
  Ortodoncia: `quiero ponerme _ | a qué edad se ponen _ | cuánto tiempo se usan _ | me molestan _: los brackets | los aparatos | brackets
    estéticos ; hacen ortodoncia _ | quiero ortodoncia _: para adultos | para chicos | para dientes torcidos`,
  'Alineadores transparentes': `hacen _ | quiero usar _ | cómo son _ | cuánto se usan _: los alineadores | los alineadores transparentes | los
    alineadores invisibles | invisalign`,
  Implantes: `quiero ponerme _ | ponen _ | cuánto tarda _ | duele _: un implante | un implante de titanio | un implante dental | implantes con
    carga inmediata ; me falta _ | perdí _: un diente y quiero un implante | una muela, me ponen un implante`,
  Prótesis: `necesito _ | hacen _ | se me rompió _ | me lastima _: una prótesis | la prótesis removible | la dentadura | una prótesis
    flexible | la prótesis de arriba | un puente fijo`,
  'Tratamiento de conducto': `me tienen que hacer _ | duele _ | cuántas sesiones lleva _ | quién hace _: un conducto | el tratamiento de
    conducto | la endodoncia | el conducto en una muela`,
  'Extracción de muelas': `me tengo que sacar _ | cuánto dura la extracción de _ | duele sacarse _ | quiero extraer _: una muela | la muela de
    juicio | el cordal | dos muelas`,
  'Caries y arreglos': `me arreglan _ | se me salió _ | quiero que me arreglen _: una caries | un arreglo | una muela picada | un diente con
    caries | una emplomadura`,
  Odontopediatría: `atienden _ | a qué edad atienden _ | tienen dentista para _: niños | chicos | nenes con miedo | bebés ; hacen _ para
    chicos | ponen _ en dientes de leche: flúor | selladores | arreglos`,
  'Radiografía panorámica': `hacen _ | necesito _ | sacan _ | me mandan _ por mail: la panorámica | una radiografía panorámica | una
    radiografía dental | una tomografía | la placa periapical`,
  'Placa de descanso': `necesito _ | hacen _ | cuánto tarda _ | se me rompió _: la placa de descanso | la placa para bruxismo | la placa
    miorrelajante ; de noche _ | al dormir _ : aprieto los dientes | rechino los dientes | me duele la mandíbula`,
  'Dolor de muelas': `tengo mucho dolor _ | me duele mucho _ | no aguanto el dolor _ | tengo un dolor fuerte _: de muela | de muelas desde
    anoche | la muela | en un diente | al morder`,
  'Golpe en un diente': `se me partió _ por un golpe | me golpeé _ | se me rompió _ en una caída | se me aflojó _ de un golpe: un diente | la
    paleta | el diente de adelante`,
  'Se salió una corona': `se me salió _ | se me cayó _ | se despegó _ | se me aflojó _: la corona | la funda | el perno | el provisorio | el
    puente | la carilla | la corona provisoria`,
  Inflamación: `se me inflamó _ | tengo inflamada _ | se me hinchó _: la encía | la cara | la mejilla ; tengo _ | me salió _: una infección
    con pus | un absceso en la encía | un flemón`,
  'Guardia los fines de semana': `hay guardia _ | atienden urgencias _ | tienen dentista de guardia _: el domingo | el sábado | los feriados
    | a la noche | el fin de semana | hoy`,
  'Horarios de atención': `qué horario tienen _ | a qué hora abren _ | hasta qué hora atienden _ | en qué horario están _: los sábados | de
    lunes a viernes | hoy | a la mañana | los domingos`,
  Dirección: `dónde queda _ | cómo llego a _ | cuál es la dirección de _ | en qué calle está _: el consultorio | la clínica | la sede ; me
    pasás _ | mandame _: la ubicación en el mapa | la dirección exacta`,
  Profesionales: `qué días atiende _ | quiero saber si atiende _ | qué especialidad tiene _: la dra Ferreyra | el dr Molina | la doctora Paz |
    el dr Quiroga ; quién hace _ | qué doctor hace _: ortodoncia | cirugía | implantes`,
  Estacionamiento: `hay _ | tienen _ | dónde encuentro _: estacionamiento cerca | cochera con convenio | lugar para dejar el auto | lugar
    para estacionar | playa de estacionamiento`,
  'Cuidados después de una extracción': `qué puedo comer _ | puedo fumar _ | cuánto sangra _ | puedo enjuagarme _: después de la extracción |
    después de sacarme la muela | después de la cirugía | con los puntos`,
}
