/** How the dental clinic's patients of Argentina, Chile, Colombia and Mexico name treatments and emergencies. */
export const regionalTreatments: Readonly<Record<string, string>> = {
  'Limpieza dental': `quiero un destartraje | me quiero hacer un destartraje | necesito una limpieza bucal | me hacen una limpieza? | tengo sarro pegado
    atrás | tengo manchas en los dientes por fumar | hace años que no me limpio los dientes | cada cuánto debo hacerme limpieza | me sangran las
    encías cuando me cepillo | la limpieza es con ultrasonido? | cuánto se demora una limpieza | limpieza para mi esposo y para mí | tengo brackets,
    me puedo hacer limpieza | profilaxis dental hacen | con la limpieza se quita el mal aliento | estoy embarazada, puedo hacerme limpieza?`,
  Blanqueamiento: `me quiero blanquear los dientes | cuánto duran los dientes blancos | hacen blanqueamiento láser | se me ponen amarillos por el
    cigarro, hay solución? | aclaramiento dental hacen | quiero una sonrisa más blanca | el blanqueamiento duele después? | blanqueamiento para
    dientes manchados por café | se puede blanquear un solo diente | tengo carillas, puedo blanquear? | cuántas citas son para el blanqueamiento |
    el kit para blanquear en casa lo dan? | qué no puedo comer después del blanqueamiento`,
  Ortodoncia: `ponen frenillos | quiero ponerme frenos | ponen brackets a adultos | tengo los dientes chuecos | dientes montados uno encima del otro | se
    me despegó un bracket | se me cayó un fierrito del frenillo | me está pinchando el alambre | cada cuánto son los controles de frenillos | cuánto
    tiempo se llevan los frenos | mi hijo tiene los dientes separados, necesita brackets? | me aprietan mucho los brackets | ya me quitaron los
    brackets y perdí el retenedor | retenedores hacen? | me pusieron brackets en otro lado, me siguen el tratamiento? | a los 40 todavía me puedo
    poner frenillos | brackets de zafiro o autoligado | mordida cruzada la arreglan | se me rompió la liga | mi hija quiere frenillos`,
  'Alineadores transparentes': `frenillos invisibles tienen? | brackets invisibles | manejan invisalign | quiero enderezarme los dientes sin brackets |
    frenos transparentes | ortodoncia que no se vea | alineadores en vez de frenos | se me perdió la placa del alineador | cuántas placas son en
    total | los alineadores se notan? | se puede comer con los alineadores | ponen alineadores a adolescentes | se me rompió el alineador | no
    quiero fierros, hay algo transparente?`,
  Implantes: `me quiero poner un diente fijo | me sacaron una muela y quiero ponerme otra | cuántas citas lleva un implante | colocan implantes dentales |
    quiero ponerme un tornillo con diente | se me cayó un diente hace años, qué opciones hay | me faltan varios dientes, implantes se puede? |
    tengo 70 años, puedo ponerme implantes? | fumo, me puedo poner implante | qué tan doloroso es el implante | tengo poco hueso, sirve el
    implante? | implante de una muela de abajo | se me aflojó el tornillo del implante`,
  Prótesis: `caja de dientes hacen? | se me partió la plancha | mi mamá necesita dientes postizos | prótesis acrílica | puente para dos muelas | coronas de
    porcelana o zirconio | la prótesis me baila | quiero una dentadura completa | me queda suelta la prótesis | arreglan dientes postizos |
    reparación de prótesis | prótesis parcial metálica | puente dental fijo | la dentadura de mi papá se cayó y se partió | rebase de prótesis | se le
    cayó un diente a mi prótesis | cuánto tarda hacer una dentadura | se me rompió la caja de dientes de abajo`,
  'Tratamiento de conducto': `hacen tratamiento de nervio | me tienen que matar el nervio | endodoncia de una muela | me hicieron endodoncia y me sigue
    doliendo | quedó a la mitad la endodoncia | endodoncista tienen? | es necesario el conducto o la pueden sacar? | cuántas citas son de
    endodoncia | retratamiento de conducto | hacen endodoncias | me mandaron una endodoncia en la eps | me asusta la endodoncia, duele? | después
    de la endodoncia se pone perno? | tengo el nervio expuesto`,
  'Extracción de muelas': `me quiero sacar la muela del juicio | sacan cordales | cirugía de terceros molares | me sacan una muela hoy mismo? | quiero que
    me quiten una muela | quitar las cordales con cirugía | me sacan las cuatro de una vez? | exodoncia | muela incluida | la muela está muy mala,
    mejor sacarla | duele sacarse las muelas del juicio | cuántos días de incapacidad dan por sacarse las cordales | cuánto demora la extracción |
    tengo una raíz que quedó adentro, la sacan? | con anestesia general hacen? | estoy tomando anticoagulantes, me pueden sacar una muela | me
    recomendaron sacar las muelas del juicio por los frenillos`,
  'Caries y arreglos': `calzas hacen | tapaduras blancas | se me cayó una resina | se me salió una amalgama | se me partió la calza | cambiar calzas
    negras por blancas | tengo una picadura en el diente | hay un huequito en mi muela | me queda comida en un hoyito del diente | tengo caries en
    varias muelas | una mancha negra en la muela | se me soltó el relleno de la muela | me molesta con lo frío | siento sensibilidad con lo helado |
    obturación con resina | amalgama por resina | me taparon una muela y se salió | restauración de un diente | arreglar dos muelas picadas | la
    tapadura que me hicieron se quebró | quiero ponerme una calza`,
  Odontopediatría: `atienden niños chiquitos | tienen odontopediatra | ven niños con autismo | mi niña le tiene pánico al dentista | a mi hijo le salió
    una caries en un diente de leche | sellantes para niños | flúor para mi hija | mi guagua tiene manchas en los dientes | a qué edad se lleva al
    niño al dentista | los niños se atienden con anestesia? | se le pican los dientes a mi niño de 3 | los dientes de leche se arreglan? | le está
    saliendo el diente detrás del de leche | dentista infantil | mi hijo se chupa el dedo`,
  'Radiografía panorámica': `sacan radiografías en la clínica | hacen panorámicas | necesito una panorámica para frenillos | me piden rayos x de los
    dientes | tomografía dental | escáner dental | radiografía periapical | me dan la radiografía en digital | necesito cita para la radiografía? |
    traigo orden para panorámica | radiografía de un solo diente | sirve una radiografía de hace un año | me envían la placa al correo`,
  'Placa de descanso': `guarda oclusal | guarda nocturna | férula para bruxismo | plano de relajación | placa de bruxismo | rechino mucho los dientes | mi
    esposa dice que rechino en la noche | amanezco con dolor de mandíbula | me despierto con la quijada cansada | protector bucal para dormir |
    aprieto los dientes por estrés | me suena la mandíbula al abrir | se me gastaron los dientes de apretar | se me partió la placa de bruxismo |
    cada cuánto se cambia la placa de descanso`,
  'Dolor de muelas': `me duele una muela horrible | tengo dolor de diente | traigo un dolor de muela tremendo | no he podido dormir del dolor | qué me puedo
    tomar para el dolor de muela | me duele hasta el oído | me punza la muela | me late el diente | me pueden ver hoy? me duele mucho | es una
    urgencia, me duele una muela | amanecí con dolor de muela | me duele cuando mastico | el ibuprofeno no me hace nada | ya tomé de todo y sigue el
    dolor | me duele la cordal, no puedo abrir la boca | dolor de muelas y estoy embarazada | mi esposo está con mucho dolor de muela | auxilio, me
    duele muchísimo | llevo tres días con dolor | la muela me está volviendo loco`,
  'Golpe en un diente': `me caí y se me quebró un diente | se me despostilló un diente | a mi hijo le pegaron con la pelota en los dientes | me pegué en la
    boca y se me mueve un diente | se le cayó un diente a mi niño por un golpe | choqué y me rompí los dientes | se me partió la muela comiendo |
    tengo el diente en la mano, qué hago | se me quebró un pedazo de diente | me tumbaron un diente jugando fútbol | se le metió el diente a la encía
    por la caída | diente flojo después de un porrazo | se me astilló una muela | se me voló un pedacito del diente de adelante`,
  'Se salió una corona': `se me zafó la corona | se soltó la corona del implante | se me salió el puente | se me despegó la funda | me tragué la funda | el
    provisional se me cayó | se me soltó la incrustación | pegan coronas? traigo la mía | me pueden volver a pegar la corona | la corona se mueve |
    se me cayó el diente con todo y perno | se despegó mi carilla | se me salió un diente que era corona`,
  Inflamación: `tengo el cachete inflamado | se me infló la cara | tengo hinchado un lado de la cara | tengo una infección en la muela | me salió una
    pelotita en la encía | me sale pus de la encía | tengo una postemilla | tengo la encía roja e inflamada | se me hinchó la encía donde sale la
    cordal | tengo fiebre y la cara inflamada | me supura una muela | necesito antibiótico para la muela | estoy tomando amoxicilina y no baja |
    absceso dental | se me inflamó la quijada`,
  'Guardia los fines de semana': `atienden urgencias en la noche? | urgencias dentales 24 horas | tienen servicio de urgencia | dónde voy un domingo con
    dolor | emergencia dental fin de semana | atienden emergencias los festivos | hay atención de emergencia hoy sábado en la tarde | en la madrugada
    a quién llamo | atienden urgencias sin cita? | número de emergencias | dentista de urgencia en domingo | en feriado hay urgencia? | si me duele el
    domingo a dónde voy`,
  'Cuidados después de una extracción': `qué puedo comer después de que me sacaron la muela | ayer me sacaron las cordales y me duele | no me para la sangre
    después de la extracción | cuándo me puedo cepillar después de sacarme la muela | puedo tomar cerveza después de la extracción | a los cuántos
    días puedo hacer ejercicio | me cayó comida en el hueco | cuándo me quitan los puntos | puedo fumar, me acaban de sacar una muela | tengo mal
    olor donde me sacaron la muela | cuánto dura el dolor después de sacar la cordal | me pongo hielo o calor | puedo tomar leche después de la
    cirugía | se me salió el coágulo | puedo volver al trabajo después de sacarme las muelas | qué me tomo para el dolor después de la extracción |
    puedo usar popote`,
}
