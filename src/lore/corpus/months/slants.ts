import type { SubjectKind } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

/** What is hard about the question of a month for a point in this sign. */
export const monthSlants: Record<SubjectKind, Record<Sign, readonly string[]>> = {
  will: {
    Aries: [
      "With you it's a matter of timing, because you've usually moved before you know whether you wanted to.",
      "You'd rather act than explain, and here somebody may need the explanation.",
    ],
    Taurus: [
      'You ask first what has to stay the same, and often that ends the discussion.',
      "You give way for a long time and then not at all, and people don't see the change coming.",
    ],
    Gemini: [
      'You can argue both sides of it, so the risk is that you never have to pick one.',
      "You say it to each person the way they'd like to hear it, so people have heard three things from you.",
    ],
    Cancer: [
      "You're likely to ask who'd be hurt by it before you ask what you want.",
      "You want it quietly, and people can't take account of what they haven't heard.",
    ],
    Leo: [
      "It's harder for you when somebody is looking, since you'd hate to be seen getting it wrong.",
      "You give your best when it's appreciated, and at first it may not be.",
    ],
    Virgo: [
      "Where you're concerned, you see what's missing before you see what's there.",
      "You'd like to have it flawless before anyone sees it, and this time it can't be.",
    ],
    Libra: [
      "You'd like a solution that suits everyone, and this time there may not be one.",
      'You see the other side so well that your own comes off second best.',
    ],
    Scorpio: [
      'You tend to want all of a thing or none of it, and this time only a part may be possible.',
      'You plan it in private, and other people meet it as a surprise.',
    ],
    Sagittarius: [
      "The grand version of it comes easily to you, so it's the modest one that counts.",
      'You keep people entertained, so they hear about the plan and seldom about the wish behind it.',
    ],
    Capricorn: [
      "In your case it's hard to tell what you want from what you've always done.",
      "You're relied on, so people seldom ask what you'd like, and you seldom say.",
    ],
    Aquarius: [
      "You'd rather decide it by a principle, and this time there's a person on the other end.",
      "You don't like to be told, so you may turn down what you'd have chosen by yourself.",
    ],
    Pisces: [
      'You tend to find out what you wanted after somebody else has decided.',
      'You can see good reasons on every side, so you may never get around to your own.',
      'You like to leave such things open, and then they may be decided without you.',
    ],
  },
  heart: {
    Aries: [
      'You feel it all at once, and you want to do something about it within the hour.',
      "You're quick to say that you're fine and quick to be angry, with little in between.",
    ],
    Taurus: [
      "You don't move on quickly, so what you felt months ago may still be in it.",
      "You trust what you can touch, so words alone don't settle it for you.",
    ],
    Gemini: [
      'You talk about a feeling so well that it can seem taken care of.',
      "Your mood changes while you're describing it, so people answer the one before.",
    ],
    Cancer: [
      'You take in how everybody else is first, and your own mood comes last.',
      'You need to feel safe first, and nobody can see from outside whether you do.',
    ],
    Leo: [
      "What you'd like is to be chosen without having to ask.",
      "You're generous when you feel loved and proud when you don't, and the pride is what people see.",
    ],
    Virgo: [
      "You show affection by being of use, and you may miss it when it's offered in some other way.",
      "You notice the small thing that's missing, and you may not mention it until there are ten.",
    ],
    Libra: [
      'You keep things pleasant, so it can be a while before anyone knows that something is wrong.',
      'You know what would please the other person sooner than what would please you.',
    ],
    Scorpio: [
      'You decide early how far to trust someone, and you seldom let them know.',
      'You feel more than you show, and you expect it to be noticed all the same.',
    ],
    Sagittarius: [
      'As soon as something gets heavy, your first idea is to move on to the next thing.',
      'You cheer other people up so readily that they forget to ask about you.',
    ],
    Capricorn: [
      "You'd sooner be respected than comforted, and people go by that.",
      "You wait until you have time for a feeling, and there's always some work first.",
    ],
    Aquarius: [
      "You understand what you feel before you feel it, which keeps people at arm's length.",
      "You give people room because you'd like some yourself, and they may take it for indifference.",
    ],
    Pisces: [
      "You pick up so much from other people that you can't always tell which feeling is yours.",
      "You forgive so early that people don't find out what they did.",
    ],
  },
  mind: {
    Aries: [
      'You think by reacting, and your first answer is the right one about half of the time.',
      "You say it before it's finished, and then you're held to the unfinished version.",
    ],
    Taurus: [
      'You make up your mind slowly, and you keep it made up.',
      'You like to see how a thing works before you have an opinion about it.',
    ],
    Gemini: [
      'You gather more than you need, since looking is more fun than choosing.',
      "You learn by talking, so people hear a good deal from you that you don't mean yet.",
    ],
    Cancer: [
      'You remember how things were said, and it colors what you make of them now.',
      'You hear the mood of a thing before you hear what it says, and the mood can decide it.',
    ],
    Leo: [
      "You like an idea best once it's yours, and other people's take you longer to hear.",
      "You put it in a way that's hard to interrupt, and you may miss a question somebody had.",
    ],
    Virgo: [
      'You find the flaw at once, and after that it can be all you see.',
      "You want the complete list before you begin, and it's never complete.",
    ],
    Libra: [
      'You weigh it so fairly that you may never come down on one side.',
      'You ask three people what they think, and then you have four opinions.',
    ],
    Scorpio: [
      "You suspect there's something behind it, and sometimes there's only what you see.",
      "You ask one question more than people like, and it's usually the one that matters.",
    ],
    Sagittarius: [
      "You see where it's all heading, and the details bore you before you've read them.",
      "You're convinced early, and from then on you stop collecting reasons.",
    ],
    Capricorn: [
      'You trust what has been tested, so anything new has to prove itself twice.',
      "You say only what you can prove, so nobody hears your guesses, and they're good.",
    ],
    Aquarius: [
      "You have your own theory about it, and you've had it for a while.",
      "You're ahead of the conversation and bored by the steps, and other people need them.",
    ],
    Pisces: [
      'You have a sense of the answer long before you have the reasons.',
      'You explain it in pictures, and somebody would like it in numbers.',
    ],
  },
}
