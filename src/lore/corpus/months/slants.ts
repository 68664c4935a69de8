import type { SubjectKind } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

/** What is hard about the question of a month for a point in this sign, and what that makes of the answer, which is said of one day. */
export const monthSlants: Record<
  SubjectKind,
  Record<Sign, readonly (readonly [asks: string, answers: string])[]>
> = {
  will: {
    Aries: [
      [
        "With you it's a matter of timing, because you've usually moved before you know whether you wanted to.",
        "You can go ahead as fast as you like, if you still want it after a night's sleep.",
      ],
      [
        "You'd rather act than explain, and here somebody may need the explanation.",
        'Explain it once, in two sentences, and then you can act.',
      ],
    ],
    Taurus: [
      [
        "You'll want to know first what stays the same, and that's where you tend to stop thinking about it.",
        "You can keep most of what you have and still change the one thing that's in the way.",
      ],
      [
        "You give way for a long time and then not at all, and people don't see the change coming.",
        "You can tell people where you'll stop while you're still giving way.",
      ],
    ],
    Gemini: [
      [
        'You can argue both sides of it, so the risk is that you never have to pick one.',
        'You can pick one side and still have the right to change your mind.',
      ],
      [
        "You say it to each person the way they'd like to hear it, so people have heard three things from you.",
        "Say it to everyone in the same words, and it'll stand.",
      ],
    ],
    Cancer: [
      [
        "You're likely to ask who'd be hurt by it before you ask what you want.",
        'You can say what you want first and be kind about it second.',
      ],
      [
        "You want it quietly, and people can't take account of what they haven't heard.",
        "It's enough if one person has heard it from you.",
      ],
    ],
    Leo: [
      [
        "It's harder for you when somebody is looking, since you'd hate to be seen getting it wrong.",
        "You can get it a little wrong in front of people, and they'll like you the better for it.",
      ],
      [
        "You give your best when it's appreciated, and at first it may not be.",
        'You can give your best first, and let the appreciation come late.',
      ],
    ],
    Virgo: [
      [
        "Where you're concerned, you see what's missing before you see what's there.",
        "You can count what you've done first, and look at what's missing afterward.",
      ],
      [
        "You'd like to have it flawless before anyone sees it, and this time it can't be.",
        'It counts even with the mistakes left in.',
      ],
    ],
    Libra: [
      [
        "You'd like a solution that suits everyone, and this time there may not be one.",
        'One person may be annoyed with you for a week, and you can let them be.',
      ],
      [
        'You see the other side so well that your own comes off second best.',
        'Your side deserves as much of your care as theirs does.',
      ],
    ],
    Scorpio: [
      [
        'You tend to want all of a thing or none of it, and this time only a part may be possible.',
        'You can take half of it now and go on wanting the other half.',
      ],
      [
        'You plan it in private, and other people meet it as a surprise.',
        "Tell one person ahead of time, and you'll have an ally where you'd have had an argument.",
      ],
    ],
    Sagittarius: [
      [
        "The grand version of it comes easily to you, so it's the modest one that counts.",
        'A modest version that exists is worth more to you now than a grand one you talk about.',
      ],
      [
        'You keep people entertained, so they hear about the plan and seldom about the wish behind it.',
        'You can tell one person the wish, without the plan around it.',
      ],
    ],
    Capricorn: [
      [
        "In your case it's hard to tell what you want from what you've always done.",
        "You can drop one thing that you wouldn't take on again tomorrow.",
      ],
      [
        "You're relied on, so people seldom ask what you'd like, and you seldom say.",
        "You can say what you'd like, and people will go on relying on you.",
      ],
    ],
    Aquarius: [
      [
        "You'd rather decide it by a principle, and this time there's a person on the other end.",
        'You can keep the principle and make an exception for one person.',
      ],
      [
        "You don't like to be told, so you may turn down what you'd have chosen by yourself.",
        'You can choose it even though somebody else suggested it first.',
      ],
    ],
    Pisces: [
      [
        'You tend to find out what you wanted after somebody else has decided.',
        "You can decide before you're asked, even if it's only about one hour of your day.",
      ],
      [
        'You can see good reasons on every side, so you may never get around to your own.',
        "You can say what you want without proving that it's reasonable.",
      ],
      [
        'You like to leave such things open, and then they may be decided without you.',
        'You can settle one part of it now and leave the rest open.',
      ],
    ],
  },
  heart: {
    Aries: [
      [
        'You feel it all at once, and you want to do something about it within the hour.',
        "Wait a day before you do anything about a feeling, and it'll still be true.",
      ],
      [
        "You're quick to say that you're fine and quick to be angry, with little in between.",
        'You can say what comes in between, and it takes one sentence.',
      ],
    ],
    Taurus: [
      [
        "You don't move on quickly, so what you felt months ago may still be in it.",
        "You're allowed to take your time, as long as people know that you're taking it.",
      ],
      [
        "You trust what you can touch, so words alone don't settle it for you.",
        'You can ask for something more solid than words, such as an evening together, and believe that.',
      ],
    ],
    Gemini: [
      [
        'You talk about a feeling so well that it can seem taken care of.',
        'You may notice what you need as soon as you stop explaining it.',
      ],
      [
        "Your mood changes while you're describing it, so people answer the one before.",
        'You can let them answer late, and tell them what has changed.',
      ],
    ],
    Cancer: [
      [
        'You take in how everybody else is first, and your own mood comes last.',
        'Your own mood can come first for once, and the others will manage.',
      ],
      [
        'You need to feel safe first, and nobody can see from outside whether you do.',
        'You can say what would make you feel safe, and most of it is small.',
      ],
    ],
    Leo: [
      [
        "What you'd like is to be chosen without having to ask.",
        'You can ask, and being chosen counts just as much afterward.',
      ],
      [
        "You're generous when you feel loved and proud when you don't, and the pride is what people see.",
        'People could see how much you care, with a little less pride from you.',
      ],
    ],
    Virgo: [
      [
        "You show affection by being of use, and you may miss it when it's offered in some other way.",
        'You can take something kind from somebody without finding a way to earn it.',
      ],
      [
        "You notice the small thing that's missing, and you may not mention it until there are ten.",
        "You can mention the first small thing while it's still small.",
      ],
    ],
    Libra: [
      [
        'You keep things pleasant, so it can be a while before anyone knows that something is wrong.',
        'You can say that something is wrong and be as nice about it as you like.',
      ],
      [
        'You know what would please the other person sooner than what would please you.',
        'You can ask yourself what would please you, and then say it out loud.',
      ],
    ],
    Scorpio: [
      [
        'You decide early how far to trust someone, and you seldom let them know.',
        'Let one person know how they stand with you, and the guessing ends on both sides.',
      ],
      [
        'You feel more than you show, and you expect it to be noticed all the same.',
        'Show a third of it, and that much will be noticed.',
      ],
    ],
    Sagittarius: [
      [
        'As soon as something gets heavy, your first idea is to move on to the next thing.',
        "You can stay with what's heavy a little longer before you reach for the next thing.",
      ],
      [
        'You cheer other people up so readily that they forget to ask about you.',
        "Tell people the part that isn't cheerful, and they'll ask about the rest.",
      ],
    ],
    Capricorn: [
      [
        "You'd sooner be respected than comforted, and people go by that.",
        "You can let someone comfort you, and they won't respect you any less.",
      ],
      [
        "You wait until you have time for a feeling, and there's always some work first.",
        "You can have the feeling first, since the work isn't going anywhere.",
      ],
    ],
    Aquarius: [
      [
        "You understand what you feel before you feel it, which keeps people at arm's length.",
        "You can let somebody see a feeling before you've worked it out.",
      ],
      [
        "You give people room because you'd like some yourself, and they may take it for indifference.",
        'You can say that the room you give people is meant kindly.',
      ],
    ],
    Pisces: [
      [
        "You pick up so much from other people that you can't always tell which feeling is yours.",
        "You'll know which feeling is yours after an hour on your own.",
      ],
      [
        "You forgive so early that people don't find out what they did.",
        'You can tell people what they did and forgive them in the same breath.',
      ],
    ],
  },
  mind: {
    Aries: [
      [
        'You think by reacting, and your first answer is the right one about half of the time.',
        'You can give your first answer as a first answer, and a better one the day after.',
      ],
      [
        "You say it before it's finished, and then you're held to the unfinished version.",
        'You can send the second version after the first, and people will use that one.',
      ],
    ],
    Taurus: [
      [
        'You make up your mind slowly, and you keep it made up.',
        'One new fact is reason enough for you to think it over again.',
      ],
      [
        'You like to see how a thing works before you have an opinion about it.',
        "You've seen enough of how it works to have an opinion.",
      ],
    ],
    Gemini: [
      [
        'You gather more than you need, since looking is more fun than choosing.',
        'You know enough by now to choose, and the rest will keep.',
      ],
      [
        "You learn by talking, so people hear a good deal from you that you don't mean yet.",
        'Say which part of it you mean, and people will know what to keep.',
      ],
    ],
    Cancer: [
      [
        'You remember how things were said, and it colors what you make of them now.',
        'You can ask what was meant, however it sounded at the time.',
      ],
      [
        'You hear the mood of a thing before you hear what it says, and the mood can decide it.',
        'You can read it again in a better mood, for what it says.',
      ],
    ],
    Leo: [
      [
        "You like an idea best once it's yours, and other people's take you longer to hear.",
        "The better idea may be somebody else's, and you can say so out loud.",
      ],
      [
        "You put it in a way that's hard to interrupt, and you may miss a question somebody had.",
        'There may be one good question that nobody got to ask you.',
      ],
    ],
    Virgo: [
      [
        'You find the flaw at once, and after that it can be all you see.',
        "Put the flaw to one side, and you'll see that the rest holds.",
      ],
      [
        "You want the complete list before you begin, and it's never complete.",
        'Half of the list is enough to begin with.',
      ],
    ],
    Libra: [
      [
        'You weigh it so fairly that you may never come down on one side.',
        'You can decide by a narrow margin and correct it later.',
      ],
      [
        'You ask three people what they think, and then you have four opinions.',
        'Yours was among them from the start, and you can go by it.',
      ],
    ],
    Scorpio: [
      [
        "You suspect there's something behind it, and sometimes there's only what you see.",
        'You can take it as it looks, and keep one question for later.',
      ],
      [
        "You ask one question more than people like, and it's usually the one that matters.",
        'You can ask the question kindly, and wait through the silence after it.',
      ],
    ],
    Sagittarius: [
      [
        "You see where it's all heading, and the details bore you before you've read them.",
        "The details are an hour's work, and after that you can be as bold as you like.",
      ],
      [
        "You're convinced early, and from then on you stop collecting reasons.",
        'One reason against it, looked at fairly, will make you surer.',
      ],
    ],
    Capricorn: [
      [
        'You trust what has been tested, so anything new has to prove itself twice.',
        "You can try something untested, if it's small enough to be wrong about.",
      ],
      [
        "You say only what you can prove, so nobody hears your guesses, and they're good.",
        'You can offer a guess, as long as you call it one.',
      ],
    ],
    Aquarius: [
      [
        "You have your own theory about it, and you've had it for a while.",
        "You can try your theory on someone who doesn't share it.",
      ],
      [
        "You're ahead of the conversation and bored by the steps, and other people need them.",
        "Give people the steps, and they'll come along further than you think.",
      ],
    ],
    Pisces: [
      [
        'You have a sense of the answer long before you have the reasons.',
        'You can go by that sense, and ask somebody else to check the figures.',
      ],
      [
        'You explain it in pictures, and somebody would like it in numbers.',
        'You can give the picture and one number to go with it.',
      ],
    ],
  },
}
