import type { PlacementParagraphs } from '#lore/authored.ts'

export const mercuryInCapricorn: PlacementParagraphs = {
  1: {
    says: [
      'You speak as though it might be entered in a record.',
      'In new company you ask how a person makes that work and listen with your arms folded, which makes people want to have a better answer (your Mercury in Capricorn, {house}).',
      "You're taken for somebody in charge, at any age.",
      "The joke you've been holding since they sat down is very good, and you won't use it until you're sure of the room.",
    ],
    traits: ['serious', 'guarded'],
  },
  2: {
    says: [
      'Mercury is in Capricorn {house}, so you think about money in decades.',
      'You know what the sofa cost per year of sitting, and you can look at a shiny proposal and ask in nine words what happens in year three.',
      'People with big ideas are a little afraid of you.',
      "You might do with being a bit afraid of yourself on the small scale, where you've priced most of the fun out of a Friday.",
    ],
    traits: ['practical', 'serious'],
  },
  3: {
    says: [
      'Your texts read as if you were paying by the word (your Mercury in Capricorn, {house}).',
      "What's said gets done, and the neighbors come to you when the building has to be dealt with.",
      'Gossip is wasted on you.',
      "A brother or friend who calls just to talk is asked what's up, and there's an honest silence while both of you wait for it to be something.",
    ],
    traits: ['serious', 'frank'],
  },
  4: {
    says: [
      "At home you're the one who's thought about next winter (your Mercury in Capricorn, {house}).",
      'Love gets discussed in terms of insulation, and people close to you learn to translate.',
      "You may have been spoken to as an adult before you were one, and you've kept the tone.",
      "When somebody there just wants to complain, you draw up a schedule for it to be fixed, and they'd hoped for a groan.",
    ],
    traits: ['practical', 'serious'],
  },
  5: {
    says: [
      "You're funniest with a straight face, so some people have known you for years without finding out (your Mercury in Capricorn, {house}).",
      'Play has to be planned, in your case, and a model railroad of yours would run to the real timetable.',
      'But the plan has jokes in it, set to go off months later, and the sensible questions you ask on a date are sometimes teasing.',
      "Anyone who's around when one lands tends to stay.",
    ],
    traits: ['playful'],
  },
  6: {
    says: [
      'Mercury is in Capricorn {house}, so you think in procedures and you think them through.',
      "Given a mess, you ask what it's for and who's responsible, and an hour later it has a shape that lasts for years.",
      "You don't waste words on people you work with.",
      'It can be a while before they know that your saying nothing about their report is the highest mark you give.',
    ],
    traits: ['practical', 'orderly'],
  },
  7: {
    says: [
      'You want to know where this stands, and you want it to stand.',
      "With a partner you're at your best discussing something real, such as a move or a debt, and what you say then is simple and isn't forgotten (your Mercury in Capricorn, {house}).",
      'Romantic talk you treat as advance publicity.',
      'They may have to ask you outright every other year, and the answer is one sentence, correct in every word.',
    ],
    traits: ['serious', 'steady'],
  },
  8: {
    says: [
      'People put you down as the person to be called (your Mercury in Capricorn, {house}).',
      'You can think straight where money and feeling are knotted together, so you end up with the codes and the true version of events.',
      'Your own deep matters you approach as an administrator.',
      "They're in excellent order, and somebody close to you may point out that they've been shown the inventory and never the rooms.",
    ],
    traits: ['serious', 'wary'],
  },
  9: {
    says: [
      "You'd like to know who has tried it and how they were ten years later (your Mercury in Capricorn, {house}).",
      'History you read for the instructions, and a philosophy has to have gotten somebody through a winter.',
      "Enthusiasts think you've got no faith, when you've got one or two beliefs so well built that you've never needed to bring them up.",
    ],
    traits: ['practical', 'serious'],
  },
  10: {
    says: [
      'Mercury is in Capricorn {house}, so your mind goes naturally to who decides, in what order, and on what grounds.',
      'Having prepared better than the others, you speak after them and tend to be agreed with.',
      'It builds a name for judgment that you could live on for life.',
      "You've gotten so used to talking for the record that a harmless question in the elevator gets a statement.",
    ],
    traits: ['practical', 'public'],
  },
  11: {
    says: [
      "Somebody in every group of friends has to ask whether it's realistic (your Mercury in Capricorn, {house}).",
      "You do it without malice and with a packing list, and as a result your friends' wild trips do in fact take place.",
      "It's how you show that you'd like to come along.",
      "They'd guess it sooner if you'd say so, but your praise comes out as a reference, solid and a bit formal.",
    ],
    traits: ['practical', 'serious'],
  },
  12: {
    says: [
      'You hold hearings on yourself after hours.',
      "Nobody sees how carefully you prepare, or that the offhand remark was drafted, and nobody would believe how long you go on about one that wasn't (your Mercury in Capricorn, {house}).",
      'The harshest sentence anyone has said about your work is in there somewhere, and you may never have checked whether you were the one who said it.',
    ],
    traits: ['private', 'serious'],
  },
  sign: {
    says: [
      'You think in structures and you speak in conclusions (your Mercury in Capricorn).',
      "You ask of everything whether it'll hold, so people bring you their plans when they're ready to hear the truth, and take their dreams to somebody else.",
      'Under all that sits a very dry sense of humor.',
      "What you can't do is brainstorm, since you've seen the fault in each idea by the time it reaches your mouth.",
    ],
    traits: ['serious', 'practical'],
  },
}
