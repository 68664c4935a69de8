import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const ariesRising: Record<Sign, Argument> = {
  Aries: {
    opening: [
      'Nothing in you waits its turn, least of all your temper.',
      'Strangers meet someone who has crossed the room before being introduced (Aries rising).',
      'The people at home meet the same one, because your Moon in Aries feels at the speed the rest of you acts.',
      "Anger comes up and gets said, and it's gone before the other person has sat down.",
      "What it hides is how easily you're hurt, since you hit back so fast that nobody, including you, sees what landed first.",
    ],
    turn: 'Because the answer comes out so fast, the hurt that caused it never gets a sentence of its own.',
    task: [
      'The next time something stings, take the first reply that occurs to you around the block and leave it there.',
      "When you're back, say only what hurt, in about ten words.",
      'A person who loves you will finally see where the thing landed, and knows what to stop doing.',
    ],
  },
  Taurus: {
    opening: [
      'You rush other people and refuse to be rushed.',
      "In company you're the one calling out that it's time to go (Aries rising), and you've settled where before anyone has agreed to leave.",
      'At home your Moon in Taurus keeps a far slower clock, on which breakfast is long and a change you proposed yourself in March is still on trial in May.',
      "Everyone is standing on the sidewalk by now, ready because you told them to be, and you're inside, tying your shoes.",
    ],
    turn: 'You set the pace for the whole group, and then your own comfort turns out to run at half that speed.',
    task: [
      "Choose one thing you've been pushing somebody to change and give it the time you'd want for yourself, a full week without a reminder.",
      'When the week is over, ask them once more.',
      "They'll have a chance to be out on the sidewalk first, waiting for you.",
    ],
  },
  Gemini: {
    opening: [
      'The debate opens, with you, after the decision.',
      'Other people are told how it is, with the movie or with whose turn it is, before they knew there was a question (Aries rising).',
      'Your Moon in Gemini does its deciding afterward and out loud, because hearing a thing discussed is how you calm down about it.',
      'You can quit a class by noon and be on the phone at nine that night, collecting opinions on whether you should have.',
    ],
    turn: 'Your hand has gone up already when the conversation you needed to have first gets started.',
    task: [
      "Before the next step that's hard to take back, make the calls you'd normally make after it.",
      'Give yourself two conversations and no more, and then go ahead as fast as usual.',
      'The friends you consult will get to help with the question, which beats being a jury called in after the verdict.',
    ],
  },
  Cancer: {
    opening: [
      "You're bravest on somebody else's behalf.",
      'Most people have seen you do it, telling the loud table to keep it down or a stranger that the line starts back there (Aries rising).',
      "They don't see what a short reply from someone close can do to your evening, because your Moon in Cancer takes it to bed and says it was nothing.",
      "So there are friends you'd take on a parking lot for, and you still can't ask one of them why she didn't call.",
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
      "To look at, you couldn't care less what anyone thinks, and you're off the high rock while the others are testing the water (Aries rising).",
      "Your Moon in Leo cares a great deal, and it isn't after the crowd, only two or three faces.",
      "There's a half second after you come up for air when you look back at the rock to find out who was watching.",
    ],
    turn: 'The one who jumps without asking is also the one who looks up afterward to see if anybody clapped.',
    task: [
      "Before you do the next thing that scares you a little, tell somebody you'd like them to be there.",
      "Say when and where, and don't call it a joke.",
      'Until now the people who love you have had to be looking at the right second by luck.',
    ],
  },
  Virgo: {
    opening: [
      'You leap first and check the landing afterward.',
      "What others see is the leap, whether it's a hand that goes up or a bookcase put together without a glance at the diagram (Aries rising).",
      "Your Moon in Virgo can't rest on anything it hasn't gone over, and it does the going over in bed.",
      "At eleven at night you're reading page four of the instructions, looking for the screw you had left.",
    ],
    turn: "By day you go without the instructions, but by night you won't let yourself off a single line of them.",
    task: [
      "Take something you're about to begin and read up on it beforehand for twenty minutes by the clock, with a pencil.",
      'When the time is up, begin, and let the reading count as done.',
      'Anyone who follows you off the edge will be able to tell that this time somebody measured it.',
    ],
  },
  Libra: {
    opening: [
      "You start arguments that you can't bear to be in.",
      'A bad plan gets called a bad plan in front of everyone, in about six words, and you feel better for a moment (Aries rising).',
      'Then your Moon in Libra wants to know that nobody is upset, and until then the evening is spoiled.',
      "That's when the cheerful texts go out, a photo of the dog next door or an offer of help on Saturday, to a person who may have simply agreed with you.",
    ],
    turn: 'Six blunt words take you a second, and wanting everyone to be all right afterward takes the whole evening.',
    task: [
      "When you next disagree with someone, follow your six words with a question, and stay put until you've heard the answer.",
      'It saves you the evening of guessing.',
      "The other person gets your opinion and your goodwill in the same minute, and won't have to work out the second from a picture of a dog.",
    ],
  },
  Scorpio: {
    opening: [
      'Your temper is public and everything else about you is classified.',
      "Since you say what you think to anyone who's standing there, people assume they know you (Aries rising).",
      'What really matters to you is kept where no one is shown around (your Moon in Scorpio), and it can stay there for years without losing any strength.',
      "Friends could list the restaurants, the slogans, and the cousins you can't stand, and couldn't name one thing you're afraid of.",
    ],
    turn: "All that bluntness works as cover, because nobody thinks to ask what an outspoken person isn't saying.",
    task: [
      "Choose one of the people who've earned it and tell them a single thing you worry about, as flatly as you'd review a restaurant.",
      'Then change the subject if you like.',
      "They know your opinions by heart already, and you'll see how carefully they carry something classified.",
    ],
  },
  Sagittarius: {
    opening: [
      "You're at your best in the first three weeks of anything.",
      "Other people need to be talked into a beginning, and you've got your shoes on and half a plan (Aries rising).",
      "There's no brake underneath, either, since your Moon in Sagittarius lives on what lies ahead and sinks a little on the day the new thing turns out to be ordinary.",
      'There may be most of a Portuguese course under your bed, and the friend who started with you is on chapter nine.',
    ],
    turn: "Going first comes easily and so does going on to the next, and it's the fourth week that finds you out.",
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
    turn: 'You get into things as if they were a game, and from then on nobody is allowed to play, least of all you.',
    task: [
      "Take the next thing you've turned into a project and leave one session of it out, on purpose, without making it up.",
      'Spend the hour with the person who got you into it.',
      'The friend who made the bet was after your company, and your finishing time was never the point.',
    ],
  },
  Aquarius: {
    opening: [
      'You show up sooner than anyone and stay less long.',
      "If somebody is stranded, you're on the way before the call is over, and people take the speed for closeness (Aries rising).",
      "It's real help, and closeness is another matter, because your Moon in Aquarius likes a person best with some air around them and gets restless when feelings fill the room.",
      "When the emergency is past and everybody wants to talk it through, you're already patting your pockets for your phone.",
    ],
    turn: "In the middle of a crisis you're right there, but in the warm part afterward you're halfway down the stairs.",
    task: [
      "The next time you've helped somebody, stay another quarter of an hour, and settle on the number before you go in.",
      "You don't have to say anything for it to count.",
      'The person you set out for will get to thank you, which until now nobody has been quick enough to do.',
    ],
  },
  Pisces: {
    opening: [
      "You walk in loud and walk out carrying everybody's troubles.",
      "There's no missing you at the start, when you pick the teams and shout for yours the whole way through (Aries rising).",
      'But your Moon in Pisces lets everything in, and it has to be alone and slightly blurred to let it out again.',
      "After a Saturday louder than anybody's, you spend Sunday under a blanket with your phone off, feeling sorry for the other side's goalkeeper.",
    ],
    turn: 'It takes you an hour to fill a place with noise, and about a day to get over who was in it.',
    task: [
      "Before the next big day out, mark the day after it as taken, and tell one of the others what it's for.",
      'Nothing has to be wrong for you to spend it horizontally.',
      "They'll quit wondering where the loud one went, and the goalkeeper may ask if there's room under the blanket.",
    ],
  },
}
