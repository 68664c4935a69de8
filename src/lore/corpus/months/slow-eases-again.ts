import type { MonthPlot } from '#lore/authored.ts'
import type { House } from '#lore/house.ts'

export const slowEasesMonthsAgain: Record<House, MonthPlot> = {
  1: {
    opens: [
      'Your voice has changed, and others heard it first.',
      "It's a bit lower or slower, or you simply finish your sentences, and people at a counter look up when you speak.",
      "You may put it down to a good month, though it's been going on for most of a year.",
    ],
    turns: [
      'You use the voice where it counts.',
      "You ask for what you want in front of people who could refuse, and there's a short pause in which you can hear that they won't.",
    ],
    settles: [
      "You've been told that you've become easier to be around, and you know it's because you've stopped apologizing at the start.",
      "The voice stays when you're tired, which is the real test.",
      "What you'll say with it next is open, and nobody's holding a watch.",
    ],
  },
  2: {
    opens: [
      'You make a find this month, and it costs you next to nothing.',
      'It may be a thing at the back of a shop, a mistake in your favor, or a use for something you nearly threw away.',
      'You keep it to yourself for a day, out of sheer pleasure.',
    ],
    turns: [
      'The find proves to be worth more than you thought.',
      'A person who knows about such things holds it up to the light, and you can keep it or sell it, and either would be all right.',
    ],
    settles: [
      "You feel better off, and most of it isn't the money.",
      "The find taught you to look twice at what's already yours, and you've come across two more small ones in the meantime.",
      'What the next larger purchase should be is a pleasant thing to think about in line.',
    ],
  },
  3: {
    opens: [
      'A message you sent without much thought has been doing its work.',
      "It went to a brother or a neighbor or a list of forty people, and it said something friendly that you've long forgotten.",
      'Early in the month the first person thanks you for it.',
    ],
    turns: [
      "The message comes back with an answer you couldn't have asked for.",
      "There's a name in it and a number to call, and the talk that follows is quick and easy, as if it'd been going on for years.",
    ],
    settles: [
      "You've got a new person to write to, and an old one who writes more often.",
      'The message turned out to be the start of something, a piece of writing or a shared ride or a standing phone call.',
      'It goes on without being pushed, and you can see where it wanders.',
    ],
  },
  4: {
    opens: [
      "You've been looking after a garden, or what passes for one where you live.",
      "It may be three pots on a sill, a relative's yard, or only the peace between two people at home.",
      "It's been all work so far, and this month it starts to look after you.",
    ],
    turns: [
      'The garden is in bloom, out of season if need be.',
      "People who come in stop talking for a second, and one of them asks to stay for supper, which you'd been hoping to hear for a long time.",
    ],
    settles: [
      'Home has become a place that others like to be in.',
      "The garden takes less work than it did, since it's established, and a family member you'd given up on has begun to water it.",
      'You can go away for a while and find it in order.',
    ],
  },
  5: {
    opens: [
      'You make a small audience happy, and you do it without trying.',
      'You tell a story at lunch, you play for a child, or you wear the ridiculous hat, and the same people come back for more.',
      "You'd have done it for nobody at all.",
    ],
    turns: [
      "The audience grows by the one person you'd have wanted in it.",
      "They say what they liked in exact words, and it's the bit that you made up on the spot because you enjoyed it.",
    ],
    settles: [
      "There's a second occasion, and a reason to make new things.",
      'The audience has stayed small and loyal, and one member of it may be turning into a romance or a partner in mischief.',
      "You've kept one piece just for yourself, and that's the best of the lot.",
    ],
  },
  6: {
    opens: [
      'A tool comes into your days and makes them lighter.',
      'It may be a good knife, an app that really works, or a person at the clinic who listens.',
      "You're slow to trust it, having bought a great many things that promised the same.",
    ],
    turns: [
      "The tool proves itself on a bad day, when everything's late and you've slept five hours.",
      "You're done by six, nothing hurts, and you catch yourself explaining it to people who didn't ask.",
    ],
    settles: [
      "Your days have a spare half hour in them, and you've defended it against all comers.",
      'The tool has become so ordinary that you only notice it when you lend it out.',
      "Your health has joined in, and you're thinking about what else you've been doing the hard way.",
    ],
  },
  7: {
    opens: [
      'You and another person are playing a duet, though you might call it cooking or moving a couch.',
      "You've found a rhythm without discussing it, and people step back to watch.",
      "For once you're with someone who hears when you're about to come in.",
    ],
    turns: [
      "You're asked to do it again, the two of you, on a larger scale.",
      'One of you names a condition, the other had been about to name the same, and it takes less than ten minutes.',
    ],
    settles: [
      'The duet has had its first wrong note, and you both laughed.',
      "You've learned to leave gaps, and what the other one does with them is better than what you'd planned.",
      "How long you'll go on playing isn't written down, and you haven't missed it.",
    ],
  },
  8: {
    opens: [
      "A gift is on its way to you, and it isn't wrapped.",
      'It may be money that someone has put aside, or a debt they let drop, or a truth that they trust you with.',
      'Your first impulse is to ask what they want for it.',
    ],
    turns: [
      'The gift is given, and you take it with both hands.',
      'You see that it does the giver as much good as you, and it becomes possible to talk about what the two of you have been careful with.',
    ],
    settles: [
      "You've accepted it fully, which means that you've stopped planning how to pay it back.",
      "The gift has paid for a repair, or it's put an old fear to rest.",
      "There's a tie between you and the giver now that doesn't chafe, and you've begun to feel like giving, too.",
    ],
  },
  9: {
    opens: [
      'A guide turns up, and you nearly take them for a tourist.',
      'It may be a stranger on a train, a teacher with an odd accent, or the author of a book that was left on a bench.',
      "They know the way to a place you've been talking about for years.",
    ],
    turns: [
      'The guide offers to show you.',
      'You pack lightly, in luggage or in opinions, and the first thing you see from up there is how near your old road came to it without arriving.',
    ],
    settles: [
      "You've been farther than you'd planned, and you can find your way back without help.",
      'The guide has gone on to others and left you an address.',
      "You've started to point things out to people who come behind you, and you do it in your own words.",
    ],
  },
  10: {
    opens: [
      "An assignment lands with you, and it's one that suits you unusually well.",
      'It comes through work, a club, or a friend with an emergency, and it asks for exactly the thing you do better than you admit.',
      'You read it twice to see who it was meant for.',
    ],
    turns: [
      'The assignment goes well where people can see it.',
      "Halfway through you stop wondering if you're allowed to do it your way, and the ones who asked begin to ask what else you'd do.",
    ],
    settles: [
      "It's finished, and it's been noticed by people you've never met.",
      "You were paid or thanked in a manner that can be shown to others, and there's a second assignment under discussion.",
      "You can name your terms for it, and you've already caught yourself raising them.",
    ],
  },
  11: {
    opens: [
      'An idea that you had on your own has found friends.',
      'You mentioned it once, in a kitchen or a comment, and now three people are talking about it as if it had always been there.',
      "You could mind that, and you find that you're mostly delighted.",
    ],
    turns: [
      'The idea gets a date and a place, because a friend of a friend has a room.',
      "You're asked to speak for it, and you see people nod whom you've never met before.",
    ],
    settles: [
      "The idea belongs to all of you, and it's better than the one you had.",
      "You've gained a few real friends by it, and a crowd that waves to you on the street.",
      "What it'll turn into is being decided by people who bring their own snacks, and you're one voice among them.",
    ],
  },
  12: {
    opens: [
      "You've found a retreat, and it asks nothing of you.",
      "It may be a chapel, a swimming lane at seven, or a friend's empty apartment with a view of the tracks.",
      'You go there to be nobody, and you come away more like yourself each time.',
    ],
    turns: [
      'In the retreat, an old worry answers itself.',
      "You aren't even thinking about it, you're looking at the water or the tracks, and when you get dressed to leave the matter is simply settled.",
    ],
    settles: [
      'The retreat has moved in with you, more or less.',
      'You can be quiet on a bus, and people who sit beside you calm down without knowing why.',
      "You've told no one what came to you there, and you may tell one person when there's a reason to.",
    ],
  },
}
