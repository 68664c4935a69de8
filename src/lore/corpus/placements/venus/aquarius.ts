import type { PlacementParagraphs } from '#lore/authored.ts'

export const venusInAquarius: PlacementParagraphs = {
  1: {
    says: [
      'You treat the mayor and the person mopping the floor exactly alike, and both of them like you for it (your Venus in Aquarius, {house}).',
      "It makes you pleasant company and curiously hard to flatter, since praise from the mayor counts no more with you than anyone else's.",
      "Anyone hoping to be special to you can't find the sign that says so, because you think it's rude to have favorites in public.",
    ],
    traits: ['cool', 'independent'],
  },
  2: {
    says: [
      "Venus is in Aquarius {house}, so you don't want what you're supposed to want.",
      "You'd take free Fridays over a raise, and your prize possession is a broken synthesizer or a set of municipal maps.",
      'Money is a means of not being told what to do, and past that point it bores you.',
      "You may give a chunk of it to a principle one month and find out that the principle doesn't take rent.",
    ],
    traits: ['independent', 'idealistic'],
  },
  3: {
    says: [
      "You chat with the neighborhood oddball because, to you, he's the interesting one.",
      'You tell people what you think of their ideas and keep off their feelings, and you mean it as respect (your Venus in Aquarius, {house}).',
      'A sister who calls up crying gets a really original suggestion.',
      'She may have to say that she called for the sound of you, which will strike you as strange and then, by evening, as rather nice.',
    ],
    traits: ['open', 'cool'],
  },
  4: {
    says: [
      'You love the people at home best when none of you has to be there (your Venus in Aquarius, {house}).',
      'Your idea of a family is a good commune, with a chart on the fridge that you invented and nobody follows.',
      "Blood as an argument leaves you cold, and you'd give a friend's claim the same weight.",
      "Your warmer relatives find you very fair, and they'd trade it for a little favoritism.",
    ],
    traits: ['independent', 'idealistic'],
  },
  5: {
    says: [
      'You like romance best while it still passes for friendship (your Venus in Aquarius, {house}).',
      'The ones you fall for have an unusual mind or an unusual haircut, and a perfect evening is the two of you building something useless out of cardboard.',
      'Jealousy baffles you, in either direction.',
      'When someone wants to know where this is going, you hear a schedule being drawn up, and your answer sounds cooler than you feel.',
    ],
    traits: ['independent', 'playful'],
  },
  6: {
    says: [
      "In any daily routine you like the people better if nobody's above anybody (your Venus in Aquarius, {house}).",
      "You swap shifts, share your shortcuts, and remember what everyone's campaigning for, and you're the one they'd ask to speak for them.",
      'Being warm on demand is beyond you, so the team-building retreat brings out your worst.',
      "People you work with like you a good deal, and would be hard put to say whether you've noticed.",
    ],
    traits: ['cool', 'idealistic'],
  },
  7: {
    says: [
      "You want a partner you'd choose as a friend, and you want to go on being two people (your Venus in Aquarius, {house}).",
      "You can be faithful for life to someone you see four days out of seven, and you'll defend the arrangement to their mother.",
      "It's closeness you're short of practice in.",
      "The day they need you to fall apart along with them, you stay helpful and calm, and that's when they feel alone.",
    ],
    traits: ['independent', 'cool'],
  },
  8: {
    says: [
      "Sharing comes easily to you so long as it's a matter of principle.",
      "You'd put all the money in one pot, discuss anything about sex over lunch, and let an ex keep a set of your records (your Venus in Aquarius, {house}).",
      "What you won't do is need somebody, at least not so it shows.",
      "A person can know every fact about you and notice, late one night, that they've never once seen you ask.",
    ],
    traits: ['cool', 'trusting'],
  },
  9: {
    says: [
      'You fall in love with ideas about how people might live (your Venus in Aquarius, {house}).',
      'A neighborhood without cars is worth a flight to you, and you could stay devoted to some unfashionable theory for years.',
      "It's the one area where you're passionate in public.",
      'People are charmed, and they also notice you know a lot about humanity and forget to call.',
    ],
    traits: ['idealistic', 'independent'],
  },
  10: {
    says: [
      'Venus is in Aquarius {house}, so your name gets around as that of someone who does it another way.',
      "You won't play up to anybody, and in places where everyone does, that has a charm of its own.",
      "You're good at making a strange proposal sound friendly.",
      'Then it catches on, they ask you to do it again, and you find that you liked it better when there were only two people laughing.',
    ],
    traits: ['public', 'independent'],
  },
  11: {
    says: [
      "Friendship isn't second to love for you, and you may well think it's the better of the two (your Venus in Aquarius, {house}).",
      'You keep up with people of every age and opinion, and you never ask where anybody was.',
      'Each gets the same good-natured share.',
      'The one who hoped for a bigger portion waits a long time for you to see that portions vary.',
    ],
    traits: ['open', 'independent'],
  },
  12: {
    says: [
      'You love people in general out loud and people in particular in secret (your Venus in Aquarius, {house}).',
      'You can sit for a whole afternoon in a café full of strangers, and nobody there would guess how fond of them you are.',
      'One person is harder than forty.',
      "When you begin to care, you take a sensible step back to look at it, and from there it's easy to go on looking.",
    ],
    traits: ['private', 'cool'],
  },
  sign: {
    says: [
      'You love people for whatever makes them unlike anyone else, and you leave it alone (your Venus in Aquarius).',
      "What suits you best is a bond that both of you could leave and don't.",
      "That isn't as cool as it looks.",
      "You tend to find out how attached you were when they've moved to Denver, and you've told them what a good idea it was.",
    ],
    traits: ['independent', 'cool'],
  },
}
