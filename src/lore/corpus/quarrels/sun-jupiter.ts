import type { QuarrelArgument } from '#lore/authored.ts'

export const sunJupiterQuarrels: QuarrelArgument[] = [
  {
    thesis:
      "You'd like what you've done to be enough for now, and {partner} is already on to what it could lead to.",
    matter: 'what counts as enough',
    quarrel: [
      'When something goes well for you, you want to stop and have it noticed, and {partner} goes straight on to what you could do next ({contact}).',
      "They mean it as faith in you, and they'd be glad if somebody talked that way about their own work.",
      "But praise for the next thing sounds to you like a low grade for this one, so you begin to defend what you've done.",
      "By then they're confused, because they thought they were the only one in the room who saw how good it was.",
    ],
    repair: [
      'You hear a comparison in their hope, and they skip the part where you get to be pleased.',
      'Neither of you thinks little of it, which is the thing worth saying first.',
      "Once they've said that this one is good and left it there, you like the talk about the future as much as they do.",
    ],
    yours:
      "Tell {partner} early that you'd like to enjoy this for a week before it turns into a beginning.",
    theirs: '{partner} could ask how it felt to finish a thing before saying where it might lead.',
    both: 'Each of you finishes one thing this month that leads nowhere, and the other one has to admire it as it is.',
    traces: {
      meet: 'Few people look at you and see a beginning, and {partner} does it within the hour. You walk away a little taller, and in possession of two suggestions.',
      draw: "{partner} believes in you more freely than you do, and on a flat day that's worth a lot. They're halfway to the next thing as a rule, and you show them what it looks like to be pleased with this one.",
      days: 'You send {partner} a photo of something you finished, and they answer with a heart and a link. You look at the heart for a while.',
      purpose:
        "Something you do well has a way of reaching strangers when {partner} believes in it. You won't let it go until it's good, and by then they've told several people who ought to see it.",
    },
    last: {
      shape: 'said',
      says: '"That was enough" would mean more to you from {partner} than any larger plan.',
    },
  },
  {
    thesis: 'You want to work out your own life, and {partner} has advice to spare.',
    matter: 'when a person wants advice',
    quarrel: [
      "You think a problem through by holding on to it for a while, and {partner} can't watch you do that without offering the large view ({contact}).",
      "It's said warmly, and it's often right.",
      'To you it sounds as though the trouble had been taken out of your hands, so you argue with the advice instead of with the problem.',
      'They feel their kindness thrown back, and give you more of it.',
    ],
    repair: [
      "To you encouragement can sound like being talked down to, and {partner} answers a question you haven't asked.",
      'What you want from them is belief, and they have plenty of it.',
      'It reaches you when it comes as a question, such as what you plan to do, and when your answer gets a nod instead of an improvement.',
    ],
    yours: 'Say at the start whether you want an opinion or only somebody to listen.',
    theirs:
      'It would help if {partner} told you about something that went badly for them and had no lesson in it.',
    both: 'Help each other with one problem this month by asking questions only, and keep the answers for the next day.',
    traces: {
      meet: "{partner} has a theory about how people get happy, and the first time through it's good to listen to. You disagree with a third of it and like the conversation.",
      draw: "You like somebody who thinks there's a way out of everything, even when you mean to find your own. {partner} likes that you aren't easily led, because then a yes from you has been thought about.",
      days: "You mention, only for the sake of mentioning it, that your knee has been stiff. Before you've reached the end of the sentence, {partner} knows a stretch and a book.",
      purpose:
        "Other people's problems are where you two shine. {partner} opens up the wide view, you ask the question it left out, and the person goes away with an idea of their own.",
    },
    last: {
      shape: 'week',
      says: "In one of the better weeks you've worked something out alone, and told {partner} afterward how you did it.",
    },
  },
]
