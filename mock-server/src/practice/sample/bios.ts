/** Bios of the doctors, in their practice's language and matching their specialty. */
const bios = [
  'Family doctor on the Upper West Side for fifteen years. I’d rather prevent than repair, I explain things in plain words, and I call back the same day.',
  'Facharzt für Innere Medizin mit Schwerpunkt Bluthochdruck und Diabetes. Ich nehme mir Zeit für Ihre Fragen und erkläre Laborwerte so, dass man sie versteht.',
  'Pediatra há doze anos, do primeiro mês de vida à adolescência. Gosto de conversar com as crianças antes de falar com os pais, e respondo às mensagens no mesmo dia.',
  'Board-certified dermatologist. Acne, eczema, moles and everything that itches. Send a photo ahead of your appointment and we’ll start from there.',
  'Kardiologie mit Zeit: Herzrhythmus, Belastung, Vorsorge. Befunde besprechen wir in Ruhe, gern auch per Video.',
  'Psiquiatra e psicoterapeuta. Ansiedade, sono e momentos difíceis, sem pressa e sem julgamento. Atendo também por vídeo.',
  'I look after whole families, from vaccinations to blood pressure. Early appointments on weekdays, so that you can be at work by nine.',
  'Hausärztlich tätige Internistin im Kiez. Check-ups, chronische Erkrankungen und kurze Wege zu den Kolleginnen, wenn es mehr braucht.',
  'Acompanho crianças com asma e alergias, junto com a família e a escola. Consultas com tempo para todas as perguntas.',
  'Skin checks and minor procedures, for adults and children. I show you what I see on the screen, so you know what we’re talking about.',
  'Herzgesundheit vor und nach dem Eingriff. Ich begleite Sie durch Medikamente, Sport und Alltag, mit festen Ansprechpartnerinnen in der Praxis.',
  'Saúde mental de adultos e idosos. Trabalho em conjunto com psicólogos e com o seu clínico, sempre com o seu consentimento.',
] as const;

/** Doctors in load tests share the bios. */
export const bioOf = (doctorIndex: number): string => bios[doctorIndex % bios.length] ?? '';
