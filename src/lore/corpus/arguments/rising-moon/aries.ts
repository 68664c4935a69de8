import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const ariesRisingWithMoon: Record<Sign, Argument> = {
  Aries: {
    opening: [
      'Nothing in you likes to wait its turn, least of all your temper.',
      'Strangers meet someone who has crossed the room before being introduced (Aries rising).',
      'The people at home meet the same one, because your Moon in Aries feels things as fast as you act.',
      "Anger comes up and gets said, and it's gone before the other person has sat down.",
      "What it hides is how easily you're hurt, since you hit back so fast that nobody sees it, including you.",
    ],
    turn: 'Your answer comes out so fast that nobody ever hears about the hurt that caused it.',
    task: [
      'The next time something stings, walk once around the block before you say anything back.',
      'Then say only what hurt, in about ten words.',
      'A person who loves you has only ever met the temper, and would be glad to learn what started it.',
    ],
  },
  Taurus: {
    opening: [
      'You rush other people and refuse to be rushed.',
      "In company you're the one calling out that it's time to go (Aries rising), and you've settled where before anyone has agreed to leave.",
      'At home your Moon in Taurus goes at half that speed, so breakfast is long, and a change that you proposed yourself in March is still on trial in May.',
      "Everyone is standing on the sidewalk by now, ready because you told them to be, and you're inside, tying your shoes.",
    ],
    turn: 'You set the pace for the whole group, and then your own comfort turns out to run at half that speed.',
    task: [
      "Choose one thing you've been pushing somebody to change and give them the time that you'd want, a full week without a reminder.",
      'When the week is over, ask them once more.',
      'They might surprise you by being ready first, out on the sidewalk, waiting for you.',
    ],
  },
  Gemini: {
    opening: [
      'You decide first, and then you ask everyone what you should do.',
      "In public you've got an answer before the question is finished, and people take you for someone who never wonders (Aries rising).",
      'Your Moon in Gemini wonders out loud and afterward, because hearing a thing discussed is how it calms down.',
      'You can quit a class by noon and be on the phone at nine that night, collecting opinions on whether you should have.',
    ],
    turn: "You've already acted by the time you start the conversation that you needed to have first.",
    task: [
      "Before the next step that's hard to take back, make the calls you'd normally make after it.",
      'Give yourself two conversations and no more, and then go ahead as fast as usual.',
      'The friends you ask will get to help you decide, which is more fun than being asked at nine that night whether it was a mistake.',
    ],
  },
  Cancer: {
    opening: [
      "You're bravest on somebody else's behalf.",
      'Most people have seen you do it, telling the loud table to keep it down or a stranger that the line starts back there (Aries rising).',
      "They don't see what a short reply from someone close can do to your evening, because your Moon in Cancer takes it to bed and says it was nothing.",
      "So there are friends you'd fight for in any parking lot, and you still can't ask one of them why she didn't call.",
    ],
    turn: 'Defending your people takes you one second, while asking those same people for anything can take a year.',
    task: [
      "Ask one of them for something this month, in the voice you'd use on a stranger who cut in line.",
      "Keep it small, a ride or an hour of listening, and don't add that it's no big deal.",
      "They've had you on their side in every parking lot so far, and they'd like a turn.",
    ],
  },
  Leo: {
    opening: [
      "You don't mind losing half as much as you mind having nobody there to see you try.",
      "To look at, you couldn't care less what anyone thinks, and you've jumped off the high rock while the others are testing the water (Aries rising).",
      'Your Moon in Leo cares a great deal, though only about two or three people.',
      "When you come up for air, there's half a second when you look back at the rock to find out if they were watching.",
    ],
    turn: 'You jump without asking anyone, and then you look up to see if somebody clapped.',
    task: [
      "Before you do the next thing that scares you a little, tell somebody you'd like them to be there.",
      "Say when and where, and don't call it a joke.",
      "The people who love you have only seen you try when they happened to be looking, and next time they won't have to miss it.",
    ],
  },
  Virgo: {
    opening: [
      'You start without the instructions, and at night you read them.',
      'What others see is how fast you say yes, or put a bookcase together without a glance at the diagram (Aries rising).',
      "Your Moon in Virgo can't rest on anything it hasn't checked, and it does the checking in bed.",
      "At eleven at night you're on page four of the manual, trying to find out where the last screw was supposed to go.",
    ],
    turn: "By day you go without the instructions, and at night you won't forgive yourself for skipping a line of them.",
    task: [
      "Take something you're about to begin, and read up on it beforehand for twenty minutes by the clock.",
      "When the time is up, begin at once, and that's enough checking.",
      "The people who follow you into things will be able to trust the bookcase, and you'll be asleep by eleven.",
    ],
  },
  Libra: {
    opening: [
      "You start arguments that you can't bear to be in.",
      'A bad plan gets called a bad plan in front of everyone, in about six words, and you feel better for a moment (Aries rising).',
      'Then your Moon in Libra wants to know that nobody is upset, and until then the evening is spoiled.',
      "That's when the cheerful texts go out, a photo of the dog next door or an offer of help on Saturday, to a person who may have simply agreed with you.",
    ],
    turn: 'It takes you a second to say the blunt thing and a whole evening to make sure that nobody minded.',
    task: [
      "When you next disagree with someone, follow your six words with a question, and stay put until you've heard the answer.",
      'It saves you the evening of guessing.',
      "The other person gets your opinion and your goodwill in the same minute, and won't have to guess at the goodwill from a photo of the neighbor's dog.",
    ],
  },
  Scorpio: {
    opening: [
      'Your temper is public, and everything else about you is a secret.',
      "Since you say what you think to anyone who's standing there, people assume they know you (Aries rising).",
      'What really matters to you is kept where no one gets to see it (your Moon in Scorpio), and it can stay there for years without losing any strength.',
      "Friends could name every restaurant and cousin you can't stand, and couldn't name one thing you're afraid of.",
    ],
    turn: "All that bluntness works as cover, because nobody thinks to ask what an outspoken person isn't saying.",
    task: [
      "Choose one of the people who've earned it and tell them a single thing you worry about, as flatly as you'd review a restaurant.",
      'Then change the subject if you like.',
      "They know your opinions by heart already, and you'll see how careful they are with a secret.",
    ],
  },
  Sagittarius: {
    opening: [
      "You're at your best in the first three weeks of anything.",
      "Other people need to be talked into a beginning, while you've got your shoes on and half a plan (Aries rising).",
      'Nothing in you slows down either, since your Moon in Sagittarius lives on what lies ahead and sinks a little on the day the new thing turns out to be ordinary.',
      'There may be most of a Portuguese course under your bed, and the friend who started with you is on chapter nine.',
    ],
    turn: 'You love to go first and you love to go on to the next thing, and neither helps you in the fourth week.',
    task: [
      'Pick one thing that you dropped when it got ordinary, and spend an hour on it with somebody who stayed.',
      'Let them show you what happens after week three.',
      'It has been a little lonely on chapter nine, and no one makes a subject feel new for other people the way you do.',
    ],
  },
  Capricorn: {
    opening: [
      'You volunteer for the fun of it and finish out of duty.',
      'A dare is enough to get you to sign up, and people love how lightly you do it (Aries rising).',
      'By the weekend your Moon in Capricorn has taken over, and it feels safe only with a plan.',
      "Enter a charity run on a bet, and within days you've got a training chart on the refrigerator and a friend who's afraid to ask how it's going.",
    ],
    turn: "You get into things as if they were a game, and a week later nobody's allowed to play.",
    task: [
      "Take the next thing you've turned into a duty and skip one session of it, on purpose, without making it up.",
      'Spend the hour with the person who got you into it.',
      "The friend who made the bet wanted your company, and couldn't care less about your time.",
    ],
  },
  Aquarius: {
    opening: [
      'You show up sooner than anyone and stay less long.',
      "If somebody's stranded, you're on the way before the call is over, and people take the speed for closeness (Aries rising).",
      "Closeness is harder, because your Moon in Aquarius likes a person best with some distance and gets restless when there's a lot of feeling in the room.",
      "When the emergency is past and everybody wants to talk it through, you're already patting your pockets for your phone.",
    ],
    turn: "In the crisis you're the first one there, and in the warm part afterward you've got one foot out.",
    task: [
      "The next time you've helped somebody, stay another quarter of an hour, and decide on that before you go in.",
      "You don't have to say anything for it to count.",
      'The person you set out for will get to thank you, which until now nobody has been quick enough to do.',
    ],
  },
  Pisces: {
    opening: [
      'After being the loudest one at the party, you need a day to recover.',
      "There's no missing you at the start, when you pick the teams and shout for yours the whole way through (Aries rising).",
      'But your Moon in Pisces lets everything in, and it has to be alone and slightly blurred to let it out again.',
      "After a Saturday louder than anybody's, you spend Sunday under a blanket with your phone off, feeling sorry for the people who lost.",
    ],
    turn: 'It takes you an hour to fill a place with noise, and about a day to get over who was in it.',
    task: [
      "Before the next big day out, mark the day after it as taken, and tell one of the others what it's for.",
      'Nothing has to be wrong for you to spend it under a blanket.',
      "They can stop wondering where the loud one went, and one of them may be just as tired and glad to hear that it's allowed.",
    ],
  },
}
