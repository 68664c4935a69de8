import type { MonthPlot } from '#lore/authored.ts'
import type { House } from '#lore/house.ts'

export const eclipseMonths: Record<House, MonthPlot[]> = {
  1: [
    {
      opens: [
        'The month starts with an introduction that no longer fits.',
        "When people ask who you are or what you do, you still say the sentence you've said for years, and lately you hear yourself hurry through it.",
        "Newcomers believe it, which is worse than if they didn't.",
      ],
      turns: [
        'The old introduction gets cut off, by a question or by your own impatience.',
        "What you say instead is shorter and truer, and it comes out in front of people who'll repeat it.",
      ],
      settles: [
        'By the end the new introduction has been used three or four times and gets easier to say.',
        'A few people who were fond of the old one will need until summer or winter to catch up.',
        "What you do for a living may stay as it was, because the change was in who's speaking.",
      ],
    },
    {
      opens: [
        "There's a nickname in this month, or a role that works as one.",
        "You're the funny one, the little sister, or the one who never minds, and you've answered to it for so long that nobody asks.",
        "At the start you notice how often you're called by it when something's wanted.",
      ],
      turns: [
        "You don't answer to the nickname, and there's a short silence.",
        "It's an odd moment for everyone, and then the person says your proper name and asks you properly.",
      ],
      settles: [
        'The nickname survives with two or three people who mean it kindly.',
        "With everyone else you've become harder to send for and easier to know.",
        'It may take half a year until the last of them notices, and in the meantime your name is yours again.',
      ],
    },
  ],
  2: [
    {
      opens: [
        'A reserve that you never touch has been sitting at the edge of your plans.',
        'It may be savings, an object of value, or an ability you keep for emergencies, and the month begins with reasons to leave it alone.',
        'They sound like reasons from a time when you had less.',
      ],
      turns: [
        'Circumstances put a hand on the reserve.',
        "You use some of it or learn what it's really worth, and you find that feeling safe never came from the number itself.",
      ],
      settles: [
        "The reserve is smaller than it was, or it's larger and finally invested in your life.",
        "You've learned which sum lets you sleep, and it's a plain figure you could write down.",
        'Whether to build it up again is a question for the next half year.',
      ],
    },
    {
      opens: [
        'You own more than you use, and the month begins with a bag you mean to give away.',
        'It stands in the hall for a week or so.',
        'Each time you pass the bag you take a thing out of it, because of what it cost or who gave it to you.',
      ],
      turns: [
        "The bag goes, and it takes more with it than you'd packed.",
        "A thing you'd counted as part of your worth turns out to be only an object, and it's gone within the hour.",
      ],
      settles: [
        "There's an empty place where the bag stood, and you like walking past it.",
        'One thing you let go of will be missed on some cold day, and you knew that.',
        "What you'd buy in its place is still open, and your money can wait for it.",
      ],
    },
  ],
  3: [
    {
      opens: [
        'Everything waits on a phone call.',
        "It's one that you owe to a brother or sister or an old classmate, and you've moved it from week to week.",
        "In the meantime you've told four other people what you'd say on it.",
      ],
      turns: [
        'The call happens, from one side or the other, at an hour nobody planned.',
        "It's over in ten minutes, and one sentence in it changes what you thought the other person had been thinking.",
      ],
      settles: [
        "After the call, the two of you write as if there'd been no gap.",
        "You've also stopped explaining that person to others, and the others have noticed.",
        'A second subject was left out on purpose, and it can keep for another season.',
      ],
    },
    {
      opens: [
        'You know every yard of one street, and the month starts on it.',
        "It's the way you walk each day, with the same faces at the same corners, and it's become a way of not looking.",
        'A closed road or a changed schedule sends you around the block.',
      ],
      turns: [
        'The detour becomes the way you go.',
        'You meet a person there or read a notice, and the errand you were on turns out to be less important than that conversation.',
      ],
      settles: [
        'You use both streets now, and people on the second one have begun to greet you.',
        'The person you met may stay a greeting or may turn into more, which will show within months.',
        'The old street looks better for being seen only half the time.',
      ],
    },
  ],
  4: [
    {
      opens: [
        'A bed is made up for somebody, or ought to be.',
        "A relative wants to come, a friend is between two places, or you're the one who's sleeping at someone else's.",
        'The month begins with the question of how long, which everyone is too polite to ask.',
      ],
      turns: [
        'The guest bed gets a date, one way or the other.',
        "It's announced at the table or found out by chance, and it shows all of you who lives with whom, and how closely.",
      ],
      settles: [
        'The bed is folded up or has become a room of its own.',
        "You know what it takes for you to feel at home with another person's shoes in the hall, and you've said so.",
        'The family will refer to this month for years, each in a different version.',
      ],
    },
    {
      opens: [
        'Home runs by a rule that no one remembers making.',
        "It might say that nobody raises money at dinner, or that one person always drives, or that you're home on Sundays.",
        'You obey it even when you live alone, and at the start of the month it chafes.',
      ],
      turns: [
        "The rule is broken, by you or by the last person you'd expect.",
        'For an hour the whole house seems to hold its breath, and then the evening simply goes on.',
      ],
      settles: [
        "There's a new rule, made by people who are present, and it's looser than the last one.",
        'The relative who minded most has stopped mentioning it.',
        'By your next birthday you may find it hard to believe that anyone once kept the old one.',
      ],
    },
  ],
  5: [
    {
      opens: [
        'The month begins with a song, or with what stands in its place.',
        "It's the drawing or the story or the dance that you do by yourself and call nothing much.",
        "You've been at it more often, and a person nearby has started to hum along.",
      ],
      turns: [
        "The song gets an audience before you're ready.",
        'You may be overheard or asked to play, and you find out in the middle of it that you want to go on.',
      ],
      settles: [
        "The song is out, and it's been liked by someone who didn't have to.",
        "You've also heard one remark that smarts, and it has made the second verse better.",
        'How public you want to be with it can take until next year to decide.',
      ],
    },
    {
      opens: [
        'Somebody or something has caught your eye, and you treat it as a first date.',
        "You're a little too well prepared, and you've described it to friends in a tone that protects you.",
        "It could be a person, a stage, or a thing you've always wanted to make.",
      ],
      turns: [
        'The preparation goes out of the window.',
        "You laugh at the wrong moment or say what you think, and from that minute on it's clear whether there'll be a second date.",
      ],
      settles: [
        'What began as a first date has become part of your week, or it has ended without bad feelings.',
        "You've learned that you're most attractive when you've lost your place in the script.",
        "The larger question of love can stay where it is for a while, since there's fun to be had.",
      ],
    },
  ],
  6: [
    {
      opens: [
        'Your alarm goes off at an hour that was chosen for a different life.',
        "You've been getting up by it for a job, a class, or a habit that's since changed, and you spend the first part of the day catching up with yourself.",
        'The month begins tired.',
      ],
      turns: [
        'A disruption settles it.',
        "You sleep through the alarm or get up long before it, and the day that follows works so well that you'd be foolish to go back.",
      ],
      settles: [
        'The alarm has been set to a new hour, or switched off on certain days, and your body has agreed.',
        'Some people had to change an appointment for it, and they managed.',
        'The work itself is the same size as before, and you meet it with more of yourself.',
      ],
    },
    {
      opens: [
        "There's a backlog, and you know it by heart.",
        "It's made of forms and messages that begin with an apology, and you step around it each day on your way to what's urgent.",
        "As the month opens, it's grown past the point where order would help.",
      ],
      turns: [
        'Half of the backlog becomes pointless in a single day.',
        "A deadline passes or a rule changes, and you see that you'd have worked weeks for something nobody wanted.",
      ],
      settles: [
        'The part of the backlog that mattered is done, and the rest was thrown out without a ceremony.',
        'You feel the difference in your neck.',
        "New things will pile up before the year's over, and you'll be quicker to ask of each one whether anyone is waiting for it.",
      ],
    },
  ],
  7: [
    {
      opens: [
        'Two people share a calendar in this month, on a screen or only in their heads.',
        "You and the other one, whether that's a love, a friend, or someone you work with, have been planning around each other for some time.",
        'The free days never seem to fall together.',
      ],
      turns: [
        'One date knocks over the others.',
        "Somebody says they can't, or that they'd like all of it, and you both have to say which days you've really been keeping free.",
      ],
      settles: [
        "The calendar has fewer shared days in it, or many more, and they're real ones.",
        'Both of you know now what the other gives up for an evening.',
        'How much of next year belongs to two is still open, and you can discuss it without keeping score.',
      ],
    },
    {
      opens: [
        'A promise between you and one other person is coming up for renewal.',
        "It may be an old one, made in a kitchen or in a car, and you've each kept it in your own way.",
        'At the start of the month you hear that the other one remembers different words.',
      ],
      turns: [
        'The promise gets said aloud, for the first time in years.',
        "Only one half of it is still true for both of you, and that half is stronger than you'd feared.",
      ],
      settles: [
        "You've kept the half of the promise that holds and released each other from the rest.",
        "People around you may take it for an ending or a beginning, and it's some of each.",
        "In six months you'll have a better idea of what to call it.",
      ],
    },
  ],
  8: [
    {
      opens: [
        "A loan runs through this month, and it isn't only money.",
        "Something of yours is with another person, or theirs is with you, and you've both grown used to living around it.",
        'The month opens with a hint that it might be wanted back.',
      ],
      turns: [
        'The loan is called in or forgiven, quite suddenly.',
        'It takes a short talk, and what surprises you most is how much room it had taken up in the way you two spoke.',
      ],
      settles: [
        'The loan is settled, and you speak to each other in fuller sentences.',
        'You may be poorer by a sum and richer by a person, or it may have gone the other way round.',
        "A smaller debt came to light while you were looking, and there's time for that one.",
      ],
    },
    {
      opens: [
        "There's a password that nobody else knows, and it stands for a good deal.",
        "It opens an account, a folder, or a subject you've never let anyone into.",
        'As the month begins, a practical matter comes up that would be simpler if one person had it.',
      ],
      turns: [
        "You give the password to someone, or you're given theirs.",
        "It's done between two other errands, and for a day you feel how unprotected you are, and how light.",
      ],
      settles: [
        'The password is shared, and nothing was taken.',
        "You've learned what kind of trust you can stand, which is the kind with one clear limit.",
        "Whether it'll ever reach to the rest of what you keep locked is something the next half year may show.",
      ],
    },
  ],
  9: [
    {
      opens: [
        "There's a ticket in this month, bought or only looked at.",
        "It would take you to a place, a course, or a person who lives far away, and you've kept the page open for longer than is sensible.",
        'The reasons for staying are good and a little stale.',
      ],
      turns: [
        "The ticket becomes real, or it's gone.",
        'Either way you learn in that minute how much you wanted to leave, because your stomach tells you before your reasons do.',
      ],
      settles: [
        "You've gone, or you've set the date, or you know what you'd need before you do.",
        'The world is a size larger, and your usual surroundings look like one choice among several.',
        "What you'll bring back from there is the part that can't be planned.",
      ],
    },
    {
      opens: [
        "You've been following a teacher, in one sense or another.",
        'It may be a person, a writer, or a faith you grew up with, and you quote them more often than you check.',
        'The month begins with a small disappointment that you explain away.',
      ],
      turns: [
        'The teacher is wrong about something you know from your own life.',
        'You wait for somebody else to say so, and when no one does, you say it yourself.',
      ],
      settles: [
        "Much of what the teacher taught you still holds, and you've stopped asking what they'd say.",
        "A few people think you've become difficult, and one has thanked you.",
        "The question you'd most like to study next is your own, and it has no reading list yet.",
      ],
    },
  ],
  10: [
    {
      opens: [
        'You carry a title, printed or not.',
        "It's what you're called in the place where people judge your work, and you've either outgrown it or never quite believed it.",
        'At the start of the month, someone introduces you by it and you feel your face go stiff.',
      ],
      turns: [
        'The title changes within a day, by a decision above you or a sentence of yours.',
        "There's no ceremony, and you're asked almost at once to act accordingly.",
      ],
      settles: [
        'The new title still feels borrowed, and you answer to it all the same.',
        "People have stopped asking about your old duties faster than you'd have thought.",
        "What you'd like to be called at the end of the road can stay open, since you're visibly on your way.",
      ],
    },
    {
      opens: [
        'A deadline hangs over the month, and you know exactly who set it.',
        "It concerns an effort that others will see, and you've done all of it except the piece that would make it yours.",
        "Meanwhile you tell people that it's nearly there.",
      ],
      turns: [
        'The deadline moves, forward or back, and it takes the excuse with it.',
        'Now you show what there is, and it looks better in daylight than it did at your desk.',
      ],
      settles: [
        "It's been handed over, with the one piece you were hiding behind the deadline.",
        'Those who count have seen it, and their answer may take a few months to reach you in full.',
        "In the meantime you're spoken of, and you'd forgotten how that feels.",
      ],
    },
  ],
  11: [
    {
      opens: [
        'A reunion is on the calendar, large or small.',
        "People from an earlier chapter want to meet, and you've said yes with the idea of canceling later.",
        "The first weeks go into wondering what you'd tell them and who you were when they knew you.",
      ],
      turns: [
        "The reunion happens early, or without the one you'd dreaded, or in a chance meeting at a crossing.",
        'You hear yourself tell it differently, with the present as the good part.',
      ],
      settles: [
        'Two people from the reunion have become part of your current life, and the rest are pleasantly in the past.',
        "You've stopped missing a group that only existed for a year or so.",
        "Whom you'd like around you instead is getting clearer, and there's no hurry about the seats.",
      ],
    },
    {
      opens: [
        "You share a wish with other people, and it's been on everyone's list for ages.",
        'It could be a club, a trip together, or a change in the place where you all live.',
        "In the first days of the month someone new asks why it hasn't been done.",
      ],
      turns: [
        'The wish changes hands.',
        'The person who always held it steps back, or a stranger brings the missing piece, and then everyone in the room turns to look at you.',
      ],
      settles: [
        'The wish has a date and a smaller circle around it.',
        "Some friends wished for it only as long as it was far away, and it's fine to know which.",
        "By this time next year it'll be an ordinary thing you do together, and you'll need a new one.",
      ],
    },
  ],
  12: [
    {
      opens: [
        "You've kept a secret for so long that you've stopped feeling the effort.",
        "It needn't be a dark one, only a thing you want or a thing you did, put away where no one would ask.",
        'This month it takes up more of your nights than it used to.',
      ],
      turns: [
        'The secret gets out by the smallest possible opening.',
        'You say it to one person, or someone guesses and nods, and nothing falls down.',
      ],
      settles: [
        'One person knows, and they look at you just as they did before.',
        'The secret has shrunk to a fact about you, with a date and a reason.',
        'Whether others should hear it can be left to chance, because it no longer tires you out.',
      ],
    },
    {
      opens: [
        'The month begins with bad sleep, or with too much of it.',
        'You lie there and go through old rooms in your mind, and you blame the weather or the screen.',
        'Something from last year is asking to be finished, and it only comes at night.',
      ],
      turns: [
        'The old matter shows its face, in a dream or in the first minute after waking.',
        "It's a goodbye you'd skipped, and it turns out to need very little from you.",
      ],
      settles: [
        'Sleep has come back, on most nights, and with it some of your patience.',
        "You've let a person or a plan go without telling anyone, and you're surprised at how quiet that was.",
        "The space it left hasn't been filled yet, and it can stay empty through the season.",
      ],
    },
  ],
}
