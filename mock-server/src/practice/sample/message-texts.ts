import type { SampleLocale } from './places';

/** The messages of each conversation of `conversations.ts`, in order. */
export const texts: Readonly<Record<SampleLocale, readonly (readonly string[])[]>> = {
  en: [
    [
      'Hi, I’m traveling for three weeks from Friday. Could I get a refill for two packs so I don’t run out?',
      'Sure. I’ve sent it to the pharmacy on Broadway, it’ll be ready tomorrow after 10.',
      'Perfect, thank you! I’ll pick it up on my way to work.',
    ],
    [
      'Is there any chance to come in earlier on Thursday? My shift starts at noon.',
      'We have 9:15 or 10:30. Which works better for you?',
      '9:15 please.',
      'Done, you’re down for 9:15. See you Thursday.',
    ],
    [
      'The lab sent me my values and my ferritin is marked red. Is 14 too low?',
      'It’s a little low, nothing urgent. Keep taking the tablets with orange juice and we’ll repeat the test in eight weeks.',
    ],
    [
      'I see the joining fee on my invoice twice. Could you check?',
      'You’re right, that was our mistake. One of them goes back to your card today.',
      'Great, thanks for the quick reply.',
    ],
    [
      'I’ve been in bed with a fever since yesterday and need a note for work until Friday.',
      'Sorry to hear that. The note is in your email. If the fever lasts beyond Friday, please book a video consultation.',
    ],
    [
      'I had the MRI this morning. Do you already have the report?',
      'Just came in: a small tear in the meniscus, no surgery needed for now. Let’s talk about it at your follow-up.',
      'That’s a relief. Can I go back to running?',
      'Give it four weeks, cycling and swimming are fine. I’ll show you some exercises.',
    ],
    [
      'Since I started the new blood pressure tablets I feel dizzy when I get up. Is that normal?',
      'It can happen in the first week. Take them in the evening and note your pressure twice a day. If you faint or it stays below 100, call us right away.',
      'Evening works better already. This morning it was 118 over 74.',
    ],
    [
      'May my husband join me on Tuesday? He remembers half of what I forget.',
      'Of course, he’s welcome. Please bring the list of your medications, too.',
    ],
    [
      'My daughter’s school asks for her vaccination record. Do you have a copy?',
      'Yes, I’ve put together a certificate. You can pick it up at the front desk or we’ll mail it.',
      'I’ll come by this afternoon.',
    ],
    [
      'My insurance wants an itemized invoice for the last three months. Can you send me one?',
      'You’ll find all invoices under Invoices, with a PDF for each. If they need a diagnosis code, let me know which dates.',
    ],
    [
      'Just wanted to say thank you. The cough is finally gone and I slept through for the first time in weeks.',
    ],
    [
      'Do I have to be fasting for the blood test on Monday?',
      'Yes, nothing to eat after 10 pm. Water is fine, and please take your thyroid tablet afterwards.',
      'Got it.',
    ],
    [
      'The pharmacy says my medication is out of stock for two weeks.',
      'I can switch you to the same drug from another maker. Which pharmacy is best for you?',
      'The one on 72nd and Columbus, please.',
      'Sent. They confirmed that they have it.',
    ],
    [
      'My LDL is 142. Do I need tablets now?',
      'Not yet. With your blood pressure and no smoking, let’s try three months of diet and exercise first, then repeat.',
      'Sounds good. I’ll skip the croissants.',
    ],
    [
      'My back is still stiff. Could you refer me to physical therapy?',
      'Yes, six sessions to begin with. Do you have a practice in mind?',
      'The one near Lincoln Center takes my insurance.',
      'Good choice. The referral is in your email.',
    ],
    [
      'Where do I find the link for our video consultation tomorrow?',
      'Found the reminder email, but the link in it doesn’t open on my phone.',
      'Please try it in your browser instead of the mail app. If it still doesn’t work, I’ll call you at the time of the appointment.',
    ],
  ],
  de: [
    [
      'Guten Tag, ab Freitag bin ich drei Wochen unterwegs. Könnte ich ein Rezept für zwei Packungen bekommen?',
      'Gern. Das E-Rezept ist ausgestellt, Sie können es ab morgen in jeder Apotheke einlösen.',
      'Wunderbar, vielen Dank!',
    ],
    [
      'Könnte ich am Donnerstag früher kommen? Meine Schicht fängt mittags an.',
      'Wir hätten 9:15 oder 10:30 Uhr. Was passt Ihnen besser?',
      '9:15 Uhr bitte.',
      'Ist eingetragen. Bis Donnerstag!',
    ],
    [
      'Das Labor hat mir die Werte geschickt, das Ferritin ist rot markiert. Ist 14 zu wenig?',
      'Etwas niedrig, aber nicht dringend. Nehmen Sie die Tabletten weiter, am besten mit Orangensaft. In acht Wochen kontrollieren wir noch einmal.',
    ],
    [
      'Auf meiner Rechnung steht die Aufnahmegebühr zweimal. Können Sie das prüfen?',
      'Sie haben recht, das war unser Fehler. Eine davon geht heute auf Ihre Karte zurück.',
      'Danke für die schnelle Antwort.',
    ],
    [
      'Ich liege seit gestern mit Fieber im Bett und brauche eine Krankschreibung bis Freitag.',
      'Das tut mir leid, gute Besserung! Die Krankschreibung ist unterwegs. Wenn das Fieber länger bleibt, buchen Sie bitte eine Videosprechstunde.',
    ],
    [
      'Heute früh war das MRT. Liegt Ihnen der Befund schon vor?',
      'Gerade gekommen: ein kleiner Riss im Meniskus, vorerst keine OP. Wir besprechen ihn bei der Kontrolle.',
      'Da bin ich erleichtert. Darf ich wieder laufen gehen?',
      'Bitte vier Wochen warten. Radfahren und Schwimmen sind in Ordnung, ein paar Übungen zeige ich Ihnen.',
    ],
    [
      'Seit ich die neuen Blutdrucktabletten nehme, ist mir beim Aufstehen schwindlig. Ist das normal?',
      'In der ersten Woche kommt das vor. Nehmen Sie sie abends und messen Sie zweimal täglich. Bleibt der obere Wert unter 100, rufen Sie bitte sofort an.',
      'Abends ist es schon besser. Heute früh waren es 118 zu 74.',
    ],
    [
      'Darf mein Mann am Dienstag mitkommen? Er merkt sich die Hälfte von dem, was ich vergesse.',
      'Natürlich, gern. Bringen Sie bitte auch die Liste Ihrer Medikamente mit.',
    ],
    [
      'Die Kita möchte eine Kopie vom Impfpass meiner Tochter. Haben Sie eine?',
      'Ja, ich habe eine Bescheinigung vorbereitet. Sie liegt am Empfang, oder wir schicken sie per Post.',
      'Ich hole sie heute Nachmittag ab.',
    ],
    [
      'Meine Versicherung braucht die Rechnungen der letzten drei Monate einzeln. Können Sie mir die schicken?',
      'Sie finden alle unter Rechnungen, jede auch als PDF. Falls eine Diagnose darauf stehen muss, sagen Sie mir bitte, für welche Tage.',
    ],
    [
      'Ich wollte nur Danke sagen. Der Husten ist endlich weg, und ich habe zum ersten Mal seit Wochen durchgeschlafen.',
    ],
    [
      'Muss ich am Montag zur Blutabnahme nüchtern sein?',
      'Ja, bitte ab 22 Uhr nichts mehr essen. Wasser ist erlaubt, die Schilddrüsentablette nehmen Sie danach.',
      'Alles klar.',
    ],
    [
      'Die Apotheke bekommt mein Medikament erst in zwei Wochen wieder.',
      'Ich kann auf denselben Wirkstoff eines anderen Herstellers wechseln. Zu welcher Apotheke gehen Sie?',
      'Zu der am Kottbusser Damm.',
      'Erledigt. Dort ist es vorrätig.',
    ],
    [
      'Mein LDL liegt bei 142. Brauche ich jetzt Tabletten?',
      'Noch nicht. Bei Ihrem Blutdruck und ohne Rauchen versuchen wir es erst drei Monate mit Ernährung und Bewegung und messen dann neu.',
      'Gut, dann lasse ich die Croissants weg.',
    ],
    [
      'Mein Rücken ist immer noch steif. Könnten Sie mich zur Physiotherapie überweisen?',
      'Ja, zunächst sechs Termine. Haben Sie schon eine Praxis im Sinn?',
      'Die in der Graefestraße hat noch Plätze.',
      'Gute Wahl. Die Verordnung liegt am Empfang.',
    ],
    [
      'Wo finde ich den Link zu unserer Videosprechstunde morgen?',
      'Die Erinnerung habe ich gefunden, aber der Link öffnet sich auf dem Handy nicht.',
      'Bitte öffnen Sie ihn im Browser statt in der Mail-App. Wenn es nicht klappt, rufe ich Sie zur vereinbarten Zeit an.',
    ],
  ],
  pt: [
    [
      'Oi! A partir de sexta viajo por três semanas. Posso receber a receita para duas caixas?',
      'Claro. A receita digital já está no seu e-mail, vale em qualquer farmácia.',
      'Perfeito, agradeço!',
    ],
    [
      'Dá para antecipar a consulta de quinta? Meu turno começa ao meio-dia.',
      'Temos 9h15 ou 10h30. Qual fica melhor?',
      '9h15, por favor.',
      'Marcado. Até quinta!',
    ],
    [
      'O laboratório mandou os valores e a ferritina veio em vermelho. 14 é muito baixo?',
      'Um pouco baixo, nada urgente. Continue com os comprimidos, de preferência com suco de laranja, e repetimos em oito semanas.',
    ],
    [
      'A taxa de adesão aparece duas vezes na minha fatura. Podem verificar?',
      'Tem razão, foi um erro nosso. Uma delas volta hoje para o seu cartão.',
      'Ótimo, agradeço a rapidez.',
    ],
    [
      'Estou de cama com febre desde ontem e preciso de um atestado até sexta.',
      'Melhoras! O atestado está no seu e-mail. Se a febre passar de sexta, marque uma consulta por vídeo.',
    ],
    [
      'Fiz a ressonância hoje cedo. O laudo já chegou?',
      'Acabou de chegar: uma pequena lesão no menisco, sem cirurgia por enquanto. Conversamos no retorno.',
      'Que alívio. Posso voltar a correr?',
      'Espere quatro semanas. Bicicleta e natação estão liberadas, e vou lhe mostrar alguns exercícios.',
    ],
    [
      'Desde que comecei o remédio novo da pressão sinto tontura quando levanto. É normal?',
      'Na primeira semana pode acontecer. Tome à noite e meça duas vezes por dia. Se ficar abaixo de 10, ligue na hora.',
      'À noite já está melhor. Hoje cedo deu 12 por 7.',
    ],
    [
      'Meu marido pode ir comigo na terça? Ele lembra da metade do que eu esqueço.',
      'Claro, será bem-vindo. Traga também a lista dos seus remédios.',
    ],
    [
      'A escola da minha filha pediu a carteira de vacinação. Vocês têm uma cópia?',
      'Sim, preparei uma declaração. Pode retirar na recepção ou enviamos pelo correio.',
      'Passo aí hoje à tarde.',
    ],
    [
      'O convênio pediu as notas dos últimos três meses. Podem me enviar?',
      'Todas estão em Faturas, cada uma com PDF. Se precisarem do código do diagnóstico, me diga de quais datas.',
    ],
    [
      'Só queria agradecer. A tosse finalmente passou e dormi a noite inteira pela primeira vez em semanas.',
    ],
    [
      'Preciso estar em jejum para o exame de segunda?',
      'Sim, nada de comida depois das 22h. Água pode, e tome o remédio da tireoide depois da coleta.',
      'Entendi.',
    ],
    [
      'A farmácia disse que meu remédio só chega daqui a duas semanas.',
      'Posso trocar pelo mesmo princípio ativo de outro laboratório. Qual farmácia fica melhor?',
      'A da Haddock Lobo, por favor.',
      'Pronto. Confirmaram que têm em estoque.',
    ],
    [
      'Meu LDL deu 142. Já preciso de remédio?',
      'Ainda não. Com a sua pressão e sem cigarro, vamos tentar três meses de dieta e exercício e depois repetir.',
      'Combinado. Vou deixar o pão de queijo.',
    ],
    [
      'Minhas costas continuam travadas. Pode me encaminhar para a fisioterapia?',
      'Sim, seis sessões para começar. Já tem uma clínica em mente?',
      'A da Alameda Santos aceita meu convênio.',
      'Boa escolha. O encaminhamento está no seu e-mail.',
    ],
    [
      'Onde encontro o link da nossa consulta por vídeo de amanhã?',
      'Achei o e-mail do lembrete, mas o link não abre no celular.',
      'Tente abrir no navegador em vez do aplicativo de e-mail. Se não der, ligo para você no horário da consulta.',
    ],
  ],
};
