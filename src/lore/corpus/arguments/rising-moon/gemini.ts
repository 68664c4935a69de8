import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const geminiRising: Record<Sign, Argument> = {
  Aries: {
    opening: [
      "You can argue six sides of a question, but you've wanted one of them since the start.",
      "It makes for good talk, and people come to you for it, because you'll take up any position that nobody else is using (Gemini rising).",
      "Your Moon in Aries isn't debating, and it puts up with the discussion the way a runner puts up with a red light.",
      'The fourth person you consult may still be in the middle of a sentence when you buy the bicycle.',
    ],
    turn: "Everything gets discussed from all sides, and then you do the one thing you'd have done without a word.",
    task: [
      "When you go around asking for opinions, begin by naming the answer you're hoping for.",
      'Then ask what could be wrong with it, and let the other person reach the end.',
      "It's more fun to argue with you than with six people you made up, and a friend might save you from the bicycle.",
    ],
  },
  Taurus: {
    opening: [
      'You change the subject all day long and hardly anything else.',
      'Conversation with you covers ground, from a new way to cook rice to a town in Sicily where people are buying ruins (Gemini rising).',
      'At home your Moon in Taurus goes on as before, with the same brand of soap and a strong feeling about which side of the couch is yours.',
      'Friends repaint, or move to the coast, on the strength of things you mention once and never try.',
    ],
    turn: "All that's new goes into the talking, while what you live in stays as it was.",
    task: [
      "Go back over the last ten ideas you've recommended to somebody and carry one of them out in your own rooms, the smallest, for two weeks.",
      "Report on it as you'd report on a stranger's.",
      "Some of last year's advice is still being lived in, and its owner would love to hear how it's going on your side of the couch.",
    ],
  },
  Gemini: {
    opening: [
      "You've explained it so well that nobody noticed it hurt.",
      "There's a quick version of you for the checkout line and another for old friends, and each has a good story ready (Gemini rising).",
      'Your Moon in Gemini handles a feeling the same way, so at home bad news gets a beginning and a funny middle before it has been felt.',
      "By the third telling you've got the timing right, and no idea how you are.",
    ],
    turn: 'What happened gets told within the hour, but what it did to you waits for a gap in the telling.',
    task: [
      'With the next piece of news that matters, tell it to one person only, leave out whatever would get a laugh, and stop before the ending.',
      'Let it be quiet for as long as the other one likes.',
      'With the joke left out, a friend who has heard every version may be the first to notice which part hurt.',
    ],
  },
  Cancer: {
    opening: [
      "You're very funny about the things that have hurt you.",
      "The week everything broke is one of your best numbers, with voices, and nobody who hears it thinks to ask whether you're all right (Gemini rising).",
      "Then you get home, and your Moon in Cancer hasn't laughed once.",
      'It would like to be asked, and to have somebody in the next room, and it scrolls back through old photos until the people in them seem close by.',
    ],
    turn: "The comic version of your life is for everyone, and the other version waits until you're alone with it.",
    task: [
      'Take one of your funny stories and tell it straight, this once, to someone who has laughed at it.',
      'Two minutes is plenty, and you can do the voices afterward.',
      'The same people who applaud that week would have come over for it.',
    ],
  },
  Leo: {
    opening: [
      'You ask everyone questions and hope that somebody will ask you one.',
      "You're curious about the dentist's boat and the neighbor's thesis, and people go off feeling more interesting than they came (Gemini rising).",
      "It's generous, and it leaves your Moon in Leo standing in the wings, made up and in costume, with something it can't wait to tell.",
      'The talk gets steered past your own news three times, and you slow down at each pass in case anybody looks in.',
    ],
    turn: 'You keep the spotlight moving with real skill, and it annoys you a little that it never stops at your feet.',
    task: [
      "When somebody asks how you've been, answer for a full minute, with the good news in it, before you ask anything back.",
      'They really did mean the question.',
      'Nobody who goes off feeling so interesting would grudge you the minute.',
    ],
  },
  Virgo: {
    opening: [
      'What you toss off at dinner you look up before bed.',
      'How the tunnel was built and who paid for it, you hand such things around like peanuts (Gemini rising).',
      'Your Moon in Virgo takes no fact lightly, and somewhere on the way to bed it needs to know whether that was 1911 or 1913.',
      'By then it has been repeated to two other tables, and only one of the people quoting you is lying awake.',
    ],
    turn: 'What you say so easily at eight is under review at midnight, by the only person who doubted it.',
    task: [
      'For one evening, say how certain you feel along with the fact, a simple "I think" or "I know," and let it go without looking it up.',
      'Somebody may fill in the rest.',
      'That way the two other tables learn what to pass along, and one of them may know about the tunnel.',
    ],
  },
  Libra: {
    opening: [
      "You're good company for nine people at once and restless as the only one there.",
      "Talk goes around faster when you're in it, and you can find the joke that lets two people who disagree both laugh (Gemini rising).",
      "That's peace as your Moon in Libra understands it, and with no one to answer you, it loses its balance a little and can't tell what it thinks.",
      "On an empty Sunday you've called somebody before you've opened the blinds.",
    ],
    turn: "Among others you're quick and sure-footed, and alone you walk around your own opinion looking for someone to hand it to.",
    task: [
      'Settle one thing this month entirely by yourself, with your phone in another room, something about as big as which class to take.',
      "Tell people only when it's done.",
      "To be called on a Sunday by somebody who isn't after an answer is a pleasure all its own.",
    ],
  },
  Scorpio: {
    opening: [
      "You know everybody's news, and nobody has heard yours.",
      "People find themselves telling you about their sister's debts within the hour, since you're quick and amused and nothing seems to stay with you (Gemini rising).",
      "All of it stays, because your Moon in Scorpio has a long memory and a strong dislike of being known by people it hasn't tested.",
      "Out on the sidewalk afterward, they realize that they couldn't say where you grew up.",
    ],
    turn: "The talk runs both ways and the information runs only one, which almost nobody notices until you've left.",
    task: [
      'If someone tells you a thing that cost them something to say, pay with one of the same size before you ask them anything else.',
      'You can choose which.',
      "It's a fair trade, and the people who've been handing you their news would stop wondering, out on the sidewalk, whether you liked them.",
    ],
  },
  Sagittarius: {
    opening: [
      "For a person who hates small talk, you're shockingly good at it.",
      'Weather, parking, the cousin with the llamas, you can keep any of it in the air for an hour (Gemini rising).',
      'Meanwhile your Moon in Sagittarius is asking what all this is for, and whether you could spend a year walking across Spain.',
      "It gets worse the better you do it, so that at the liveliest table of the night you're the one who goes out to look at the stars.",
    ],
    turn: "You're wonderful with what doesn't matter, and it leaves you hungry for a single thing that does.",
    task: [
      "In the middle of the next harmless chat, put the question you're really turning over, in plain words, to someone who isn't expecting it.",
      'If they look startled, you can go back to the llamas.',
      "At most tables somebody else is counting the minutes too, and you'd be doing them a favor to ask about Spain.",
    ],
  },
  Capricorn: {
    opening: [
      "You keep it light in company because at home it isn't.",
      'The tax papers and the leak turn into jokes, and people come away thinking that your life runs itself (Gemini rising).',
      "It's run by your Moon in Capricorn, which takes care of things alone and in order, and would sooner stay up past one than mention that it's tired.",
      'Over lunch it all sounds like a comedy about somebody else, and nobody at lunch has ever offered to hold the ladder.',
    ],
    turn: 'You make the load sound like nothing, and then you go home and pick it up.',
    task: [
      "Into the funny version, put one line that's simply true, such as how long it took you or what comes next.",
      'Then see who asks.',
      "Friends who've laughed about your leak can hold a ladder as well as the next person, and it's flattering to be thought of as useful.",
    ],
  },
  Aquarius: {
    opening: [
      "A stranger can have an hour of you more easily than a friend can have five minutes on how you've been.",
      "With most people you're all ease, since you like to know how things work and there's no one you can't learn from (Gemini rising).",
      'Warm questions are different, because your Moon in Aquarius wants to examine a feeling alone and from a few yards away before anyone comes near it.',
      'So you answer with something fascinating about bees.',
    ],
    turn: 'With you a conversation can go anywhere at all, but you start to back away at the exact moment it comes near you.',
    task: [
      "When a friend next asks how you are, say you'll tell them by Sunday, and on Sunday do it, in a message if that's easier.",
      'It counts just as much with some distance in it.',
      'After all those bees, the answer they were asking for will come as a present.',
    ],
  },
  Pisces: {
    opening: [
      "You've got words for everything except what moves you most.",
      'All day they come easily, the comeback, the nickname that sticks, the right remark at a stiff lunch (Gemini rising).',
      'Then something gets to you, a song through an open window will do it, and your Moon in Pisces goes under without a sound.',
      "People who were laughing with you a moment ago see you staring at the crosswalk sign and think that you're bored with them.",
    ],
    turn: "As long as it's clever you can say it, and what goes deeper than clever you can only go quiet about.",
    task: [
      "Send one thing that got to you, the song or a picture of the spot, with no remark, to a person who'd know why.",
      "It needn't be explained later.",
      "Somebody who has loved your words all along will see what you look at when you've run out of them.",
    ],
  },
}
