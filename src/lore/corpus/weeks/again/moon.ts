import type { WeekThoughts } from '#lore/authored.ts'

export const moonWeeksAgain: WeekThoughts = {
  eases: {
    '1': {
      asks: 'What is it about you that calms people down?',
      turns:
        "Somebody who's had a bad day may sit down beside you and be better for it, although all you did was stay.",
      answers:
        "You're not in a hurry to cheer people up, and that's what calms them. Do the same for yourself on your next low evening, and let it pass without a program.",
    },
    '2': {
      asks: 'What do you already own that does you good?',
      turns:
        'You may be about to order yourself some comfort when you come across something at home that does the job. It works as well as it did the first time.',
      answers:
        "You already own a good deal that's soft, warm, or quiet. Use one of those things tonight before you look at anything in a store.",
    },
    '3': {
      asks: 'Whose voice have you been missing?',
      turns:
        "A call may come that's about nothing much, and you're in a better mood for the rest of the day. It had more to do with who called than with what was said.",
      answers:
        "You've been missing somebody who knows you without a summary. Call while your hands are busy with something else, and don't have a reason ready.",
    },
    '4': {
      asks: 'Where do your shoulders come down?',
      turns:
        "You may feel at home for an hour in a place where you hadn't expected it. It's worth noticing who's there, and what they aren't asking of you.",
      answers:
        "You relax where nobody's mood is your responsibility. Make one hour of that in your own place, at a fixed time, and tell the people you live with what it's for.",
    },
    '5': {
      asks: 'What did you use to do for hours without noticing?',
      turns:
        'You may begin to play in the middle of something sensible, with a dog, a child, or a pile of old records, and forget what you came for.',
      answers:
        'You used to do something with your hands, or out of doors, that never had to lead anywhere. Do it for one afternoon without improving it.',
    },
    '6': {
      asks: 'What is your body tired of asking you for?',
      turns:
        'You may yawn at nine or crave something very plain. Give in to it for once, and a problem you took to bed may look smaller in the morning.',
      answers:
        'Your body is tired of asking for sleep, and for meals at their proper times. Give it both for three days in a row, and see which of your worries is left.',
    },
    '7': {
      asks: "With whom don't you have to guess?",
      turns:
        "You may notice how quiet your mind gets around one person. They say what they want, and you've got the whole evening free of wondering.",
      answers:
        "You don't have to guess with people who ask for things directly. Be one of those people yourself for a week, and you may see others relax around you.",
    },
    '8': {
      asks: "Who has already seen you at a low point and didn't mind?",
      turns:
        "Somebody may see you in a state you'd rather have hidden, and nothing about their manner changes. They've probably seen worse, and in a mirror.",
      answers:
        "A friend or a relative has seen you on a very bad day and never brought it up again. Let that person help with one thing you're struggling with, while it's still a struggle.",
    },
    '9': {
      asks: 'How far do you have to go to feel better?',
      turns:
        "You may go out for no good reason and come back with a different face. An hour away does what a whole evening indoors didn't.",
      answers:
        "You don't have to go farther than you can walk in half an hour. Put one such outing into the week as firmly as a dentist's appointment, and go even in the rain.",
    },
    '10': {
      asks: 'What do people get from having you around?',
      turns:
        "Somebody who's missed you may say so, and what they missed isn't on any list of what you do.",
      answers:
        'People get steadiness from you, and permission to be in a mood. Count that as part of what you give, and spend a little less on proving the rest.',
    },
    '11': {
      asks: 'Which of your friends would you call family, if they asked?',
      turns:
        "A friend may do something so ordinary and so kind that you feel looked after. You can tell that they didn't think twice about it.",
      answers:
        "You'd call family the few friends for whom you don't tidy up. Say it to one of them outright, in a sentence you'd be embarrassed to write.",
    },
    '12': {
      asks: 'When were you last alone and glad of it?',
      turns:
        "An evening may come free, and within minutes you feel your mind settle. You hadn't known how crowded it was in there.",
      answers:
        "You were last glad of it on a day when nobody needed anything from you. Keep the next evening of that kind as you'd keep a promise to a friend.",
    },
  },
  presses: {
    '1': {
      asks: 'How much of what you feel today will still be true tomorrow?',
      turns:
        "You may cancel something, or change your clothes twice, or avoid somebody, because of how you feel at the moment. By evening it may look like another person's decision.",
      answers:
        "Half of it, perhaps, and the other half is weather. Put off anything that can't be taken back until you've slept, and go out looking the way you'd planned to.",
    },
    '2': {
      asks: 'What would have to happen before you felt safe?',
      turns:
        "You may get nervous over a sum that doesn't matter and check the account again. It isn't really the bill that's worrying you.",
      answers:
        "You'd have to hear that somebody would help, more than that there's money. Set a small reserve aside, tell one person you worry, and leave the account alone for the rest of the week.",
    },
    '3': {
      asks: "What if that short answer wasn't about you?",
      turns:
        "A message may come that's two words long, and you hear a whole mood in it. The person who wrote it may have been crossing a street.",
      answers:
        'A short answer hardly ever is about you, when anyone checks. Answer as though it had been friendly, ask one plain question, and watch the tone clear up.',
    },
    '4': {
      asks: "What do you do at home that you'd like to be thanked for?",
      turns:
        "You may do one thing too many for the people at home and feel the anger come up. You've been hoping they would see it by themselves.",
      answers:
        "You keep track of what everyone needs, and they've never had to. Tell them about one part of it in a friendly hour, and hand that part over.",
    },
    '5': {
      asks: "What happens to your good mood when somebody's counting on it?",
      turns:
        'You may arrive at something that was supposed to be fun and feel nothing much. The more the others look at you, the less you feel.',
      answers:
        "Your good mood leaves as soon as it's expected of you. Keep an exit in every plan for the week, and put your hopes on the part that isn't planned.",
    },
    '6': {
      asks: 'Why does that one chore make you so much angrier than the rest?',
      turns:
        "You may bang one pan a little louder than needed, and you know it isn't the pan. The others will hear the noise and not the reason.",
      answers:
        "You're angrier about that chore because it became yours without a word being said. Say the word now, offer a trade, and don't bring up the others.",
    },
    '7': {
      asks: 'Whose bad mood have you been trying to cure?',
      turns:
        "Somebody may go quiet, and you're on your feet before you've asked what it's about. You may be treating something that would have passed by dinner.",
      answers:
        "You've been trying to cure a mood that belongs to somebody else. Ask once if there's anything they want from you, believe the answer, and go back to your own evening.",
    },
    '8': {
      asks: 'What would happen if you needed something and said so?',
      turns:
        "You may come to a point where asking for help would be quicker than managing. You're already planning how to manage.",
      answers:
        "You'd get some help and owe a little for it, as everyone does. Ask for something small before the week is out, and don't pay it back within the hour.",
    },
    '9': {
      asks: 'What hurt you so much that it became a principle?',
      turns:
        "You may get heated over a remark that wasn't meant for you. Everyone else has moved on, and you're still explaining why it matters.",
      answers:
        "A disappointment hurt you, most likely, and the principle lets you argue about it without mentioning it. Tell somebody what happened in place of the opinion, and they'll understand you at once.",
    },
    '10': {
      asks: "Why does one person's tone weigh more than a week of good work?",
      turns:
        'Someone above you may answer in a cool voice, and you carry it around all day. It may have been about their lunch.',
      answers:
        'You listen for the tone before you listen to the words. Ask for the words again, in daylight, and measure your day by what you finished.',
    },
    '11': {
      asks: 'Who told you that the others have it better?',
      turns:
        "You may see pictures of an evening you weren't asked to. You probably wouldn't have enjoyed it, and what hurts is the idea that you could be forgotten.",
      answers:
        "No one told you that, apart from a stream of pictures chosen to look that way. Invite one person yourself, on a day that suits you, and see who's been waiting to be asked.",
    },
    '12': {
      asks: 'What did you get over too quickly?',
      turns:
        'A song or a smell may bring up a feeling that you thought was long settled. You may have been very reasonable about something at the time.',
      answers:
        "A parting, perhaps, that everybody said you handled so well. Give it one quiet evening, tell one person if you like, and you'll have room for what's next.",
    },
  },
}
