/** How the dental clinic's patients of Argentina, Chile, Colombia and Mexico ask about coverage, prices and payment. */
export const regionalCoverage: Readonly<Record<string, string>> = {
  'Obras sociales que atendemos': `reciben fonasa | atienden por eps | trabajan con eps sura? | atienden por el imss | qué convenios tienen | con qué
    seguros trabajan | tienen convenio con mi seguro dental | reciben bono fonasa | aceptan seguros? | están en convenio con caja los andes? |
    tienen convenio con empresas | apross toman? | atienden con compensar? | soy pensionado, atienden por pami? | qué coberturas reciben | mi
    mutual sirve ahí? | atienden por la obra social de los docentes | trabajan con la obra social de comercio | mi seguro lo aceptan?`,
  Prepagas: `reciben isapre | tengo colmena | tengo banmédica | trabajan con isapre consalud | tengo medicina prepagada | atienden por colsanitas |
    tengo seguro con gnp | aceptan metlife dental | tengo póliza de salud | tengo seguro de gastos médicos mayores | soy afiliado a osde 310 |
    atienden con swiss | mi plan de galeno sirve? | reciben seguro complementario | mi empresa me da seguro dental, lo toman? | tengo un plan
    privado, me cubre la limpieza?`,
  Autorizaciones: `la eps tiene que autorizar? | tengo que pedir autorización al seguro | qué hago para que me autoricen el implante | cuánto se demora
    en autorizar la isapre | me negaron la autorización | ya tengo la orden, falta autorizarla? | necesito la preautorización del seguro | quién
    manda los papeles para autorizar | todavía no me aprueban la ortodoncia | la aprobación de la obra social a quién se la mando | autorizan
    ustedes o voy yo a la obra social | está lista mi autorización? | la orden está vencida, sirve? | el seguro tiene que aprobarlo antes?`,
  Reintegros: `necesito boleta para reembolso | cómo pido reembolso | para el reembolso de mi seguro qué me dan | me hacen factura para el seguro |
    quiero que la isapre me devuelva una parte | documentos para reembolso | me dan el detalle del tratamiento para el seguro complementario | mi
    seguro trabaja por reembolso | me llenan el formato del seguro? | el formulario de reembolso lo firman ustedes | pagué y quiero que mi prepaga
    me devuelva | la obra social me pide factura y recibo | bono o reembolso cómo es | cuánto me reembolsan por la corona | necesito comprobante
    de lo que pagué para mi seguro`,
  'Documentación necesaria': `qué debo llevar | qué tengo que traer a la cita | llevo mi carnet o cédula? | piden ine? | necesito llevar exámenes | hay
    que llevar algo para la primera vez | tengo que ir en ayunas? | traigo las radiografías que me hice en otro lado? | el niño necesita documento
    | basta con la foto de la credencial | qué papeles ocupo | con el rut basta | tengo que llegar antes a llenar papeles? | hay que llevar
    remisión | sirve el carnet vencido?`,
  'Atención particular': `atienden sin seguro | no tengo eps, cuánto es la consulta | no estoy en fonasa ni isapre | precio de la valoración | cuánto
    cobran por la revisión | la primera cita tiene costo? | la evaluación es gratis? | cuánto vale la consulta | cuánto cobra el dentista por ver |
    en cuánto está la consulta | pago por mi cuenta, cuánto sale | cuánto sale que me revisen | la consulta de urgencia cuánto cuesta? | cuánto me
    cobran solo por revisarme | quiero ir particular | no tengo ningún seguro médico | el diagnóstico se cobra? | soy de otra ciudad y no tengo
    cobertura | precio de la primera visita`,
  'Presupuesto de un tratamiento': `cuánto cuesta ponerse frenillos | qué vale una calza | cuánto vale sacarse una muela | precio de las resinas | en
    cuánto está la endodoncia | cuánto cobran por un blanqueamiento | qué precio tienen los frenos | me cotiza un implante | qué valor tiene hacerse una tapadura | quiero una cotización para prótesis | cuánto me cuesta arreglarme los dientes | cuánto vale la limpieza | en cuánto me sale una
    corona | valores de los tratamientos | lista de precios | tienen precios? | precio del destartraje | cuánto valen las carillas | más o menos
    cuánto sale sacar las cordales | cuánto saldría todo el tratamiento de ortodoncia | es muy caro un implante? | qué costo tiene la extracción |
    cuánto es lo de los brackets | cuánto me cobran por sacar una muela del juicio | qué sale una amalgama | cuánto sale un diseño de sonrisa |
    precio de los brackets | valor de una calza de resina | precio de una corona de zirconio | cuánto
    sale una dentadura | a cómo está la limpieza | a cómo tienen los implantes`,
  'Formas de pago': `se puede pagar por cuotas | cuántas cuotas dan | tienen meses sin intereses | aceptan tarjeta de crédito | puedo abonar de a poco |
    puedo pagar el tratamiento por partes | puedo pagar mensual los frenillos | reciben transferencia | reciben nequi? | tienen datáfono | puedo
    pagar con webpay | dan facilidades de pago | financian los tratamientos? | hay que pagar todo de una vez | se paga el mismo día o después |
    cuánto es el abono inicial | piden enganche? | con dos tarjetas se puede | puedo transferir? me pasas los datos | descuento pagando al contado
    hay?`,
}
