import type { DayThoughts } from '#lore/authored.ts'

export const saturnToMercury: DayThoughts = {
  eases: {
    1: {
      says: [
        'People take notes when you speak these weeks.',
        "You think with your face and your hands when Mercury is in the first house, and others usually see the thought before it's done.",
        "Saturn lets it finish first, so that you come across as someone who's slept on it.",
      ],
      task: 'Wait one full breath before you answer any question, and notice who waits with you.',
    },
    2: {
      says: [
        'The dull arithmetic works out in your favor.',
        'Saturn is good company for a Mercury in the second house, which likes to think about money and dislikes adding it up.',
        "A fee you've paid for years or a discount nobody mentioned is likely to be in the small print.",
      ],
      task: 'Read one bill you always pay without looking, down to the last line.',
    },
    3: {
      says: [
        'One well-made message saves you ten these weeks.',
        'In the third house Mercury writes as it talks, quickly and often, and Saturn gives it the patience to put the date and the decision in the same place.',
        'Nobody writes back to ask what you meant.',
      ],
      task: 'Put everything about one open matter into a single message with numbered points, and send only that.',
    },
    4: {
      says: [
        'Someone at home may finally remember where the papers are.',
        "Mercury in this house keeps the family's stories and phone numbers, though seldom in any order, and these weeks Saturn would like an order.",
        'While you sort, an older relative may supply the one fact that explains the rest.',
      ],
      task: 'Label one batch of family papers or photos with names and years, while somebody still knows them.',
    },
    5: {
      says: [
        'Your mind enjoys a hard game.',
        "With Mercury in the fifth house you're witty at first draft, and the first draft is usually where it ends.",
        'Saturn these weeks finds the second and third as entertaining, and the joke or the verse gets better by losing a word.',
      ],
      task: "Revise one small thing you've written, drawn, or composed until nothing can be taken out.",
    },
    6: {
      says: [
        'A method you invent now will still be working in a year.',
        'Saturn and a sixth-house Mercury have the same hobby, which is finding out why the same mistake comes back every week.',
        "It's usually one missing line on a form or one thing that's kept in two places.",
      ],
      task: 'Find where one recurring small mistake begins, and change that spot only.',
    },
    7: {
      says: [
        'A talk with one other person gets to the point and stays friendly.',
        'Mercury in your seventh house does its thinking in conversation, so a careful partner in it, these weeks, makes you more careful and more exact.',
        "You'll both remember what was said, which isn't always so.",
      ],
      task: 'Ask somebody to go through a decision with you, pros on your side and cons on theirs.',
    },
    8: {
      says: [
        "You understand the small print now, and it isn't as bad as it sounded.",
        "Whatever's joint or owed or inherited, Mercury in the eighth house would like to know all about it and is a bit afraid to ask.",
        'Saturn these weeks answers in paragraphs, each with a number.',
      ],
      task: "Call about one contract or account that confuses you, and don't hang up until you could explain it.",
    },
    9: {
      says: [
        'You can study something hard and remember it the next day.',
        'A ninth-house Mercury collects theories the way others collect postcards, and seldom goes back to them.',
        'Under Saturn you stay with a single one, and by the end of these weeks you could pass a test in it.',
      ],
      task: 'Learn one definition or formula by heart, and say it aloud to someone without looking.',
    },
    10: {
      says: [
        'Your words carry authority these weeks, so few of them will do.',
        'Mercury in the tenth house is known for being quick, and Saturn makes it known for being right.',
        'People who used to skim what you send may forward it unchanged.',
      ],
      task: "Cut something official you've written to half its length, and keep all the facts.",
    },
    11: {
      says: [
        'A friend who thinks more slowly than you do may have the better idea.',
        'Saturn sits down next to the Mercury in your eleventh house, where you like to toss ideas around with everyone at once, and asks how it would work.',
        "Once you've heard the answer, you'd like to keep that friend nearby.",
      ],
      task: "Take one idea you've only joked about to your most practical friend, and ask how they'd begin.",
    },
    12: {
      says: [
        "Thinking by yourself brings results, because you don't hurry it.",
        "In the twelfth house Mercury's best thoughts come half asleep and are gone by breakfast.",
        'Saturn keeps a pencil ready these weeks, and what you catch turns out to make sense in daylight as well.',
      ],
      task: 'Keep something to write with next to where you sleep, and put down the first thought you have there.',
    },
  },
  presses: {
    1: {
      says: [
        'You sound stricter than you feel.',
        'With Mercury in the first house people get your mood from your voice, and Saturn has lowered the voice and left out the joke.',
        "A friend may apologize to you for something you'd only asked about.",
      ],
      task: "Tell someone in advance that you're only curious, and then put your question.",
    },
    2: {
      says: [
        'You keep working out how it could go wrong with money, and each version is correct.',
        'Mercury in the second house is clever at sums, and these weeks Saturn gives it only subtractions.',
        'The sums are useful up to a point, and that point is on the first page.',
      ],
      task: "Add up what's certain to come in over three months, and stop calculating when you have it.",
    },
    3: {
      says: [
        "A conversation nearby has dried up, and you're drafting speeches for it.",
        "Your third-house Mercury is restless without an answer, so Saturn's silence sounds to it like a sentence being passed.",
        "It's far more likely that the other person doesn't know how to begin, either.",
      ],
      task: "Restart a stalled exchange with a plain question about the other person's week.",
    },
    4: {
      says: [
        'The serious talk at home is due, and everyone keeps bringing up the weather.',
        "Mercury in this house would like to speak with family as lightly as with friends, and Saturn insists on a subject, which may be money or who's going to look after what.",
        "Once it's been opened, the dread is over.",
      ],
      task: "Name the subject that's being avoided at home, in one neutral sentence, and suggest a day for it.",
    },
    5: {
      says: [
        'Nothing funny occurs to you these weeks, and you resent being asked.',
        'The Mercury in your fifth house is used to entertaining people, and Saturn has put it to listening.',
        "You're absorbing things at the moment, and the jokes about them will come later.",
      ],
      task: 'Leave one silence unfilled in cheerful company, and listen to what somebody else puts into it.',
    },
    6: {
      says: [
        'You check everything twice, and then you check whether you checked.',
        'Saturn has frightened the Mercury in your sixth house, which keeps track of all the details and believes that one of them will get it fired.',
        "Most of those details could be wrong without anyone's day being different.",
      ],
      task: 'Send or hand in one thing after a single check, and go straight on to the next.',
    },
    7: {
      says: [
        "One person corrects your facts, and you hear that they don't respect you.",
        'Mercury in the seventh house takes agreement for affection, and these weeks Saturn supplies a good deal of precision and very little nodding.',
        "They'd be surprised to hear how long you've been thinking about it.",
      ],
      task: 'Thank someone for a correction in so many words, and use the corrected version in front of them.',
    },
    8: {
      says: [
        "There's a thing that should have been said before you shared anything.",
        "An eighth-house Mercury guesses at people's terms so as not to seem petty, and Saturn these weeks collects the difference.",
        'Asking now is embarrassing for five minutes, and not asking costs you every month.',
      ],
      task: "Ask the question about a shared matter that you should have asked at the start, and say that you know it's late.",
    },
    9: {
      says: [
        "Someone may ask how you know that, and you find that you'd like to look it up.",
        'Wide views come easily to Mercury in the ninth house, and Saturn asks these weeks for page numbers.',
        "The gap is real, and it's a good deal smaller than your shame about it.",
      ],
      task: "Admit to someone that you don't know a thing they assumed you knew, and let them tell you.",
    },
    10: {
      says: [
        'Whatever you say now is likely to be kept.',
        "A tenth-house Mercury thinks out loud in front of people who matter, and these weeks somebody's writing it down.",
        'Better to be slow and boring for a while than to explain in spring what you meant.',
      ],
      task: "Reread something before it goes to anyone official, and take out the sentence you're proudest of.",
    },
    11: {
      says: [
        'A friend may criticize your plan, and have a point.',
        "Mercury in your eleventh house tries out ideas on friends because friends say yes, and Saturn has picked the one who doesn't.",
        'Their list of problems is the first real work that anybody else has done on it.',
      ],
      task: 'Get a skeptical friend to list what could fail in a plan of yours, and fix the first item.',
    },
    12: {
      says: [
        "Your thoughts are heavier when you're alone with them.",
        'Saturn these weeks shuts the Mercury of your twelfth house in with an old question, whether you said the wrong thing once, and to whom.',
        'Nobody else is still working on that case.',
      ],
      task: 'Talk about something impersonal with a real person for ten minutes whenever the old question starts.',
    },
  },
}
