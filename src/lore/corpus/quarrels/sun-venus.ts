import type { QuarrelArgument } from '#lore/authored.ts'

export const sunVenusQuarrels: QuarrelArgument[] = [
  {
    thesis:
      'You want to be admired as you are, and {partner}, who does admire you, has a few suggestions.',
    matter: 'whether a suggestion is a criticism',
    quarrel: [
      "You show yourself as you'd like to be seen, and {partner} shows love by choosing things with care, including for you ({contact}).",
      "So when they suggest a change they're paying attention, and they'd be pleased if somebody did it for them.",
      "What you hear is that you aren't enough, at a moment when you felt that you were.",
      "You keep everything exactly as it was, on principle, and they conclude that you don't care what they think.",
    ],
    repair: [
      'You turn a question of taste into a question of worth, and {partner} offers an improvement when only a compliment is of use.',
      'After a compliment you can hear almost anything, the suggestion included.',
    ],
    yours:
      "Ask for {partner}'s opinion a day ahead, when there's still time to use it and you're in a generous mood.",
    theirs:
      '{partner} could say the admiring thing before the useful one, even when it seems too obvious to say.',
    both: "Let each pick one thing this month for the other to wear or to do, with no veto until it's been tried once.",
    traces: {
      meet: "When you make an entrance, {partner} takes in all of it, down to the shoes. Early on you see only the admiration, and there's plenty of it to see.",
      draw: "Being looked at by somebody with {partner}'s eye is a pleasure, since they don't bother to look at everything. You come as yourself and don't wait for permission, and a person who thinks that hard about taste finds it dazzling.",
      days: 'You ask how you look, and {partner} says wonderful and turns your collar down. You let them, and turn it up again on the stairs.',
      purpose:
        "What you put in front of people has your nerve in it and {partner}'s finish on it. They'd have polished it and never shown it to anyone, and you'd have shown it with the tag still on.",
    },
    last: {
      shape: 'cost',
      says: 'A suggestion from the person you want to please will always sting for a second, even one that was worth having.',
    },
  },
  {
    thesis: "You want to be {partner}'s first choice, and {partner} likes nearly everyone.",
    matter: 'who comes first',
    quarrel: [
      "You notice where you stand with people, and {partner} is so evenly friendly that it's hard to tell ({contact}).",
      "They're nice to everybody as a matter of course, and they keep nothing back for you because they think you know.",
      "You'd like a difference that other people could see, but asking for it would spoil it, so you find a smaller complaint.",
      'They answer the smaller complaint, patiently, and neither of you gets near the real one.',
    ],
    repair: [
      'You want to come first without having to ask, and {partner} gives the person they like best an equal share.',
      'A bit of open favoritism mends it quickly, and they enjoy giving it once they know.',
    ],
    yours: "Say that you'd like a fuss made over you, and leave out the evidence.",
    theirs:
      'It would help if {partner} singled you out in front of others, and saw how far it goes.',
    both: 'Spend one evening this month where each of you is the only company the other one has.',
    traces: {
      meet: "{partner} is lovely to you from the first minute, and you draw a conclusion. You're right about being liked, and it'll be a while before you see them with the waiter.",
      draw: "Being out with {partner} is easy, because everyone is glad to see them and nobody is left standing. They're liked by all of those people and preferred by you, and they feel the difference more than they show.",
      days: "You tell {partner} something good, and they say that it's wonderful, and it is. Ten minutes later they call somebody's sandwich wonderful, and you make a note of it.",
      purpose:
        'A circle of friends with you both in it holds together, since {partner} makes everyone welcome and you make it feel like something to belong to. Either one of you alone would have lost half of them by now.',
    },
    last: {
      shape: 'scene',
      says: '{partner} is talking to half the room, looks across it, and comes over.',
    },
  },
]
