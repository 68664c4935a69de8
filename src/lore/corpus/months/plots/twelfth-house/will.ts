import type { MonthPlot } from '#lore/authored.ts'

export const twelfthHouseWill: readonly MonthPlot[] = [
  {
    asks: "{month} is about a day off, and about taking it before you've earned it.",
    among:
      'It may be an unused vacation day, an afternoon with the phone switched off, or a weekend without errands.',
    cast: {
      sun: 'the person you are on a day without a task',
      moon: 'the tiredness that a day off would be for',
      mercury: 'the list that has to be done before the day off',
      venus: 'the late breakfast on that day',
      mars: 'the bustle that pushes the day off back a week',
      jupiter: "all that you'd like to fit into one day off",
      saturn: 'the idea that a day off has to be earned',
      uranus: "the call in which you'd take the day at an hour's notice",
      neptune: "the free day as you've been picturing it for weeks",
      pluto: 'the fear that things would run without you',
      asc: "the bright voice in which you say that you're fine",
      mc: 'the people who count on you that day',
    },
    before: {
      sun: {
        eases:
          "You look at what's coming, and there's one day that could be left empty. The person with authority over it, who may only be you, sees no reason why not. The day off gets a circle around it before it has a purpose.",
        presses:
          "You're tired and don't want to be seen that way, so you take on one more thing in a bright voice. The day off moves behind it. You'll have earned it by then, just as you'll have earned it after the thing that comes next.",
      },
      mercury: {
        eases:
          "The rules turn out to be simple when you look them up or ask. A day off is owed to you, or a favor could be called in for one, and nobody wants a reason in writing. You'd had one ready, about a plumber.",
        presses:
          "You begin a message to say that you'll be away for a day, and it grows. By the third paragraph you've promised to check in twice and to bring the phone. What's left of the day off would fit into a lunch break.",
      },
      venus: {
        eases:
          "Somebody describes a day off of their own, and it sounds like nothing at all. They got up late and watched a bird do something. You're surprised by how much you'd like to have been there.",
        presses:
          "You'd take the day off if it weren't for the person who'd have to do without you. They haven't complained. You picture them being brave about it, and by evening you've given up something that nobody asked you for.",
      },
      mars: {
        eases:
          "You clear the way in one go, by canceling one thing and doing another badly. That isn't the same as earning it. The day off is only nearer than it was, and at least one person has been told.",
        presses:
          "Somebody else takes a day off, and you're angrier than a day is worth. You do their share with a great deal of noise. Somewhere in the middle of that, it may occur to you that they did what you've been wanting to do.",
      },
      moons: {
        new: "The day off looks plain beside something that's just beginning and would like you for all of it. You could move your free day back a little, as long as it gets moved to somewhere. Without a date it'll be gone by the second week.",
        full: "What comes to a head there wears you out so thoroughly that you could claim to have earned a day off. You'd sleep through most of it. One that you took beforehand, with nothing to show for it, you'd be awake for.",
      },
    },
    after: {
      sun: {
        eases:
          "You say that you're off that day and don't add anything. A person you respect tells you to enjoy it. You get the impression that they've had days off themselves, and that nothing was taken away from them for it.",
        presses:
          "You're wanted on exactly that day, of course, and somebody says so with a look that tends to work on you. There are other days to give them. The day off becomes yours around the time you offer one of those.",
      },
      mercury: {
        eases:
          "There's a message on your day off, and you read it and don't answer. That takes more strength than answering would. By evening somebody else has probably dealt with it, and not even badly.",
        presses:
          "Your head hasn't heard about the day off. It writes two emails over breakfast and wins an argument on the stairs. There's no stopping it at once, though it slows down when it isn't given a keyboard.",
      },
      venus: {
        eases:
          "Something happens on a free day that wasn't planned, such as pancakes or a long talk with somebody who was on the way to somewhere else. It's no help to anyone. You go to bed pleased and couldn't say what you did with your day off.",
        presses:
          "The day off is yours, and you're giving it away in slices. One goes to a small favor, and the next to a lunch that would mean a lot to the other person. Somebody fond of you would rather have you rested than have you there, and would say so if you asked.",
      },
      mars: {
        eases:
          "The strength comes on the day off itself, around the time you've stopped waiting for it. You feel like moving the couch, or walking to the edge of town. You can do it, since nobody has told you to.",
        presses:
          "You lie down and get up again, because of a drip, or because a person is letting you rest so carefully that you can hear it. You're bad at this, and it annoys you. Most people are, for the first half of a day off.",
      },
      moons: {
        new: "A day off is good for beginnings, if you've had one. You hear people out, and you have a second idea after the first. If you haven't, it can still be had, and no one expects you to be indispensable yet.",
        full: "Somebody calm is needed there, and a day off is where calm comes from. If you've had yours, no one will guess. If you haven't, it's good to see what it would have been for, since that part of your life will need it again.",
      },
    },
    slow: {
      eases: [
        "Over these weeks rest gets to be less of an event. There's a free hour, and then a day off that you don't explain to anyone. The work doesn't hold it against you, and neither do most of the people.",
        "You notice that you're tired while it's still early enough to do something about it. A yawn used to look like a failing. It's only information, and the day off gets put where the yawns are, before anyone could say that you'd earned it.",
      ],
      presses: [
        "For some weeks you're more tired than the work accounts for. Your rule is that the day off comes when things are finished, and things aren't finishing. One of those will have to change, and the rule is the one you made.",
        "Everybody around you is busy, and a day off begins to look like desertion. You picture what they'd say. They may not have gotten around to saying anything, because each of them is busy with what you might say about theirs.",
      ],
    },
    houses: {
      new: {
        1: "A fresh start has you up early and wearing new shoes, and a day off looks like the opposite of all that. It's also where the shoes would get walked in. Starts are kept up longer by people who've slept.",
        2: "Working out a budget, you come across the price of a day off. It may be some pay, or only a tank of gas. Set beside what you spend on cheering yourself up, it's among the smaller items.",
        3: "New people and new messages fill the day, and every one of them is pleasant. A day off would mean not answering for a while. The neighbors might be told that you've gone fishing, though you're upstairs.",
        4: "At home something's starting, and any day off is in danger of being spent at the hardware store. Those don't count. The one you're after has you in the new room, on the floor, with nothing in your hands.",
        5: "A new pleasure has come along, and it would like your day off. That's fine as long as nobody's keeping score. If you catch yourself practicing to improve, you're at work again.",
        6: 'Your new routine has been thought of down to the vitamins. It runs for seven days, and then for seven more. A day off belongs in it just as the vitamins do, and needs less water.',
        7: "Somebody new is at your side, or an old partner and you are being careful with each other again. Take a day off together before you've earned one. You'll learn how long they sleep, and whether they can pass a bakery.",
        8: "An agreement about money or trust is being drawn up, and everybody looks at what you can contribute. Put a day off among the things you're keeping. It's harder to ask for once the others have gotten used to your being there.",
        9: "The trip or the course that's starting will be called a break by everyone who isn't going. You'll be up before the birds with a suitcase. The day off might come right before it, at home, with nothing to catch.",
        10: "At work it's the beginning of something, and you'd like to be seen giving your all. A day off this early feels like cheating. Nobody's counted yet, and a few of the others may have been hoping that someone would go first.",
        11: "New friends have plans for every weekend, and they're lovely plans, with kayaks. You might tell them that you're having a day off from those as well. The kayaks will still be there, and so will the friend who's secretly relieved.",
        12: "Rest is the very thing that's beginning, and you're circling it like a cold pool. An afternoon would get you in up to the knees. The day off comes after that, when you've stopped asking who needs you.",
      },
      full: {
        1: "You look the way you feel, and people are telling you so in kind voices. A day off would do more for the face than what's in the little jar. It also goes on while you're asleep.",
        2: "The bills are paid, and you've got what you've got. You'd meant to take a day off when there was enough. Somebody with less in the bank may be lying on a blanket at the reservoir.",
        3: "You've been on the phone so much that your ear is hot. People would call on your day off as well, having no idea. In with the towels the phone would buzz for a while, and then it wouldn't.",
        4: "The house is full, or full of something, and everyone has a reason for needing you. You're the only one who hasn't sat down. A day off at home takes an actual announcement, with your feet already up.",
        5: "Your big evening has come and gone, and the next day you're expected at the usual time. The rule must have been made by somebody who'd left early. A day off would go with the leftover cake.",
        6: "The work is at its peak, and so is the stack by your bed of things to help you relax. None has been opened. A day off would be long enough for all of them, or for the nap that you'd take in their place.",
        7: "A partner or a close friend may ask when they'll get you for a whole day, in daylight, awake. You start to explain. They aren't after an explanation, and they've seen your calendar with the unused day off in it.",
        8: "Something that two people owed each other has been settled, and you feel how much it weighed. You go straight on to the next thing. A day off in between would let you know that it's over.",
        9: "You're back, and the washing machine's running, and you start in the morning. It's a pity about the trip. One day off at this end, with the suitcase standing open in the hall, would let you finish it.",
        10: "You're in the thick of it at work, and everyone can see you coping. They may say that they don't know how you do it. You don't either, and you'd have time to look into it on a day off.",
        11: "All your people are together, and you may slip out to the back steps for a minute. You'd give a lot to sit there for a whole day. When even friends tire you, it's a day off that you need, and they'd be the first to understand.",
        12: "Everything goes quiet at last, and within minutes you're asleep with your mouth open. So that's how tired you were. The day off can be asked for in the morning, in a voice that nobody would argue with.",
      },
    },
    turns: {
      begins:
        "You could settle on the day off now, while nobody is counting on you for it yet. Choose one that lies in the middle of things. Once everything is done, a free day is a reward. This would be a plain day off, and that's what you're short of.",
      shows:
        'You find out how tired you are, most likely in the first quiet hour that comes along. It may take the form of tears over a song, or sleep at a concert. After that nobody needs to be persuaded that you could use a day off, and you least of all. The only thing left is to name the day.',
      halts:
        "You lose speed, and for some months it may feel as if you were failing at something. It's closer to getting your breath back. Days off come by themselves in such a time, and all you get to choose is whether to enjoy them or to apologize.",
      resumes:
        "Your strength is coming back, and with it the old arrangement, in which you rest when you're done. You don't have to sign that again. A day off is easier to keep than to win back, so it's worth naming one now, while you could do without.",
      eases:
        "Things go on without you, and go well. For a minute that can hurt. After that it's a day off of the best kind, because nobody is suffering from it and you couldn't help if you tried. You might see what you feel like doing before you ask what needs doing.",
      presses:
        "You run into the end of what you can do by willpower. There's more work than there is of you, and the day off that was waiting at the end of it has slipped out of sight. You could take it out of the middle. Most of the work would still be there afterward, and you'd be better at it.",
    },
    closes: {
      begins:
        "If you've taken one day off in {month} with something unfinished, you know that it can be done. The unfinished thing will be there the next morning. It won't have grown, and you don't owe it anything.",
      shows:
        '{month} lets you know how tired you are, and the idea of earning a rest looks a little strange. Nobody earns sleep. A day off is more of the same, with the curtains open.',
      halts:
        "{month} gives you the rest before you've deserved it, and it may be hard to take as a present. By the end you could be better at that. It's easier by the second day off, when you've stopped asking what it was for.",
      resumes:
        'You may be quick again when {month} is over, and then the day off could easily go. One that you take while you could do without it is the kind you were trying to learn.',
      eases:
        "What {month} lets you see is that the place runs while you're away. Your rest was never at its expense. The day off can be written down like a public holiday, with no reason beside it.",
      presses:
        "Somewhere in {month} you meet the point at which more effort gets less done, and the day off belongs just before it. That's why it can't be earned first, and why it's better on the calendar before you get there.",
    },
  },
  {
    asks: '{month} is about a job you do where nobody sees, and about whether you still want it.',
    among:
      "It may be a relative's paperwork, the birthday cards for everyone, or being the one who always calls first.",
    cast: {
      sun: 'the pride in a job that nobody sees',
      moon: 'the person the quiet job is for',
      mercury: 'the dates and papers you keep in your head for other people',
      venus: 'the love you put into the quiet job',
      mars: 'the anger at somebody who only lets you do it',
      jupiter: 'the generosity that took the job on',
      saturn: 'the sense of duty that does the job again this week',
      uranus: 'the thought of dropping the quiet job without a word',
      neptune: 'the wish to be thanked without having to say so',
      pluto: "the hold you have on people through a job they don't know of",
      asc: "the face of somebody who doesn't mind",
      mc: 'the credit for the job, which goes to somebody else',
    },
    before: {
      sun: {
        eases:
          "You do the quiet job well and on time, and there's a private satisfaction in it, like knowing where the fuses are. No one thanks you. It's possible that this is what you like about it.",
        presses:
          'Somebody gets praised in your hearing for a thing that rested on your quiet job, and accepts it gracefully. You smile. It takes until evening to find out that the smile was work, too.',
      },
      mercury: {
        eases:
          "You describe the job to one person, with all its small steps, and it takes longer than you'd have guessed. They had no idea. Neither had you, to judge by how often you use the word just.",
        presses:
          "Somebody needs one fact from you, and it's buried in the job that no one sees. You send it in a minute. They're grateful for the minute, and you can't very well send them the rest.",
      },
      venus: {
        eases:
          "The person it's for is happy and doesn't know why everything runs so smoothly. You watch that for a while from the side. Just then you'd take on the quiet job again without being asked, and that's worth knowing on the days when you wouldn't.",
        presses:
          "You say that you don't mind, and it's kindly meant, and you do mind. The job goes on as before, with a little less of you in it. A person who knows you well may have heard that the answer came too fast.",
      },
      mars: {
        eases:
          "You do all of the job in one go, as if it had to be presentable by night. Stacked up, it's a respectable heap. There are people who get a title and a parking space for about that much.",
        presses:
          "You're angry with the very person you're doing it for, who has done nothing except be taken care of. That's unpleasant to notice. It's also a fairly clear sign that the quiet job has gotten too heavy for one.",
      },
      moons: {
        new: "A job behind the scenes is bound to come with whatever begins there, and you know the way to it. You could stay out front this once and see whether they'd have you. You've already got one quiet job, and one may be plenty.",
        full: "Everyone looks at the big result there, and no one at what held it up. You do, because you've got a quiet job like that yourself. You could thank the person behind it, and see how long they go on smiling.",
      },
    },
    after: {
      sun: {
        eases:
          "Somebody mentions the job in front of others, and your name along with it. You're about to say that it was nothing. If you can keep quiet for one breath, it gets to have been something.",
        presses:
          "You leave a part of the job undone, and a person who matters is puzzled. It could never be seen until it was missing. You might explain what it was in the tone of somebody who'd been paid for it.",
      },
      mercury: {
        eases:
          'It comes up in conversation that another person does the same kind of job, and just as silently. You compare notes. Half of it could be shared between the two of you, and a good part of the rest could be laughed at.',
        presses:
          "A slip of yours comes to light, in a job that nobody ever saw you get right. It doesn't seem fair. It's fixed in ten minutes, and while people are looking you could mention the other fifty times.",
      },
      venus: {
        eases:
          "You get a thank-you, and it's a good one with a detail in it, so the person must have seen more than you thought. You walk around with it for a day. It's easier after that to ask yourself whether you want the job, because you aren't also waiting for something.",
        presses:
          "You hear how sorry they'd be if you gave it up, and it's meant as praise. It feels good for about an hour. Nobody has asked yet whether you like the job, and that may be because you look as though you do.",
      },
      mars: {
        eases:
          "You hand over one piece of the job without a speech. It goes to somebody younger, or merely less tired, who asks two good questions. The piece you keep is the one you'd have chosen.",
        presses:
          "You do it again because it's quicker than arguing, and you're short with everybody until dinner. The job took an hour and the temper took the afternoon. Anyone who asks about your mood might as well hear about the job.",
      },
      moons: {
        new: "Your first thought about what begins there might be what you'd like to do in it. For a person with a quiet job, that's unusual. Somebody else can find out where the extension cords are.",
        full: "The credit there goes to the person standing in front. You can see who else was at it, since you know that kind of job from the inside. It may strike you that you'd like a word of thanks yourself, and from whom.",
      },
    },
    slow: {
      eases: [
        "Over some weeks the job gets lighter. Somebody has begun to notice it, and you've begun to leave out what was only there to be perfect. You may well like what remains.",
        "The quiet job gets an hour to itself, sitting down and with music on. Usually it lives in the cracks between other things. When it isn't being squeezed in, you can tell what you think of it, and you may honestly like some of it.",
      ],
      presses: [
        'The quiet job gets bigger for some weeks, and does that quietly, too. You could keep up with it by sleeping less. Letting a corner of it show would take about the same courage and do you less harm.',
        "You start to keep count of the job, and it surprises you how exact the figures are. There are so many calls, and so many forms. It isn't pretty, and it's useful all the same, because somebody who still wanted it wouldn't need a total.",
      ],
    },
    houses: {
      new: {
        1: "You've decided on a change in yourself, and it's one that people can see. The quiet job is the opposite. If you did it once where somebody could watch, you'd find out whether that makes you like it better.",
        2: "A fresh budget doesn't have a line for the quiet job, since it pays nothing. It costs stamps, though, and gas. Put them down for once, and you'll know what you've been giving to the cause.",
        3: "New people may thank you for something small, and you're surprised how good it feels. The quiet job takes more of your time, and thanks for it are rare. You might ask yourself whether you'd want to hear some.",
        4: "New arrangements at home are made around the kitchen table, and tasks are handed out. Yours isn't on the sheet, because no one knows it exists. The quiet job fits in at the bottom, if you'd like to see who reads that far.",
        5: "You've begun something that you do for its own sake, and you're asking what else you do that way. The birthday cards might be on that list. The quiet job could be one you love, on the days when nobody's late with the stamps.",
        6: "In a new schedule the quiet job turns up where it's always been, between the dishes and bed. You'd never timed it. Seeing it in a box of its own, you can ask what you'd put there if it were empty.",
        7: "Somebody's coming closer, and they notice what you do when you think they're reading. They may ask who it's for. You'd have to describe the quiet job out loud, and you might hear in your own voice whether you want it.",
        8: "You and another person are starting to share things, passwords perhaps, or a relative. The quiet job could be shared along with them. Telling where the folder is would be the first step, and you may find that you don't like to.",
        9: "You're off to learn or see something, and the quiet job has to be left in somebody's hands. That takes a page of instructions. Writing it, you can tell which parts you're handing over with a pang and which with both hands.",
        10: 'A beginning at work puts your name on a door or a slide. You feel how well it does you. The quiet job has no slide, and you might want it less than you did, or want it to have one.',
        11: "You've joined something new, and on the first evening you can see what needs doing behind the scenes. No one else sees it. Your hands can be sat on for a month, since you've got a quiet job at home.",
        12: "You're keeping to yourself for a time, which is where the quiet job lives. Nobody's even there to not notice. If you do it now, with a cup of tea and some pleasure, it's likely that you want it.",
      },
      full: {
        1: "People are looking at you, and you may feel like telling them about the quiet job. It'd sound like boasting. If one of them asks what you've been up to, though, it's only an answer.",
        2: "The figures are out, and someone may have been saved a good deal of money by your quiet job. They put it down to luck. You might want to correct that, or find that you're content to be their luck.",
        3: "A message about the quiet job may get through to the wrong person, or the right one. They'd had no idea. They're likely to ask questions, and you'll have to decide whether you'd like some help or an audience.",
        4: "A family matter comes up, and it may go smoothly because of something you'd taken care of. Hardly anyone is likely to ask how. On the way home you could ask yourself whether you'd do the quiet job again.",
        5: "A celebration goes well, and part of it may rest on something you did that nobody saw. You watch people enjoy themselves. If that's enough thanks for the quiet job, you'll know it there.",
        6: "With so much to do, something has to be dropped, and the quiet job would fall without a sound. That's how it got so long. Hold it out over the edge for a minute, and you'll see what your hand does.",
        7: 'Somebody close to you may say, over eggs, that you never let them do anything for you. You think of the quiet job. They might do it rather well, if you could stand to watch.',
        8: "You and somebody are settling who owes what, and the quiet job isn't on the list. You may have kept it off on purpose. They'd probably prefer to know about it, and you'd find out whether you want to be thanked.",
        9: "You come back from some time away, and you look for what's gone wrong without you. If somebody missed the quiet job, they'd noticed it all along. If nobody did, it's easier to ask whether you still want it.",
        10: "The applause at work may go to the people in front, and you clap with the rest. You know what it's like to do a job that nobody sees. Watching their faces, you can tell whether you'd want some of that for yourself.",
        11: 'In the big group somebody asks who always does that, and nobody knows. The quiet job is yours to claim for about four seconds. You can raise a hand, or you can enjoy being the only one who could.',
        12: "Late in the evening you may sit down to the quiet job once more, with nobody around. You'll notice how you go about it. If you take your time, you still want it, and if you're hurrying, you'd rather be in bed.",
      },
    },
    turns: {
      begins:
        "You could let one piece of the job lapse and tell no one, since nobody knew that you were doing it. If somebody comes to ask, you'll have learned who it's for. If nobody does, you've gotten an hour back. Either way it's easier to say whether you want the rest.",
      shows:
        "What you do behind the scenes comes to light, by way of a thank-you or a mishap. You'll want to wave it off. Stay and look at the whole job with them for a minute, and ask yourself what they won't ask you, which is whether you'd take it on again.",
      halts:
        "The job gets stuck along with other things, and for some months you can't do it as well as you'd like. That's hard on a person with standards. You find out what it's like without the polish, and whether you'd still do it if it were only all right.",
      resumes:
        "You could take the job up again where you'd left it, and people would be better off without knowing why. You could also take up half. A job is easiest to change on the day it starts again, and you're the only one who knows how much there used to be.",
      eases:
        "Somebody is willing to look at what you do, and you hardly have to arrange it. They may offer a hand, or only sit with you while you work. Let them. Two people know about the job after that, and you'll soon feel whether that was all you wanted.",
      presses:
        "You come to the end of your patience, with a job that nobody knows takes any. It may come out at the wrong person. What you have to say is short, which is that you've done this for a long time and would have liked to be asked. They may well ask.",
    },
    closes: {
      begins:
        "If one piece of the job has been left alone by the end of {month}, you've seen what happens. Some of it you'll want back, because you like doing it when no one's watching. The rest can go without an announcement, since it never had one.",
      shows:
        "By the end of {month} somebody knows about the job. You may still want it, or you may find that you only wanted it noticed. Those two feel alike until the day you're thanked, and after that you can tell them apart.",
      halts:
        "{month} gives you a slow look at the job, and you can tell which part you'd miss. You still want that part. The others you may be doing only so that nobody has to ask you, and they could ask.",
      resumes:
        "After {month} the job is yours as far as you've picked it up, and it's no less kind for being smaller. What you leave lying can be seen now. Somebody else may turn out to want it.",
      eases:
        'What {month} brings is another pair of eyes on the job, and that may be most of what was missing. You could go on doing it for a long time as somebody who was asked and said yes.',
      presses:
        "Being angry about a job doesn't mean that you never loved doing it, and {month} has room for both. What you don't want is to do it alone and unasked. On better terms you may still want it, and terms are something that people can be told.",
    },
  },
  {
    asks: 'When did you last have an hour that was no use to anybody? {month} is about making room for one.',
    among: 'It may be an hour on a bench, in the bath, or on a walk with the phone left behind.',
    cast: {
      sun: "the person you are in an hour that's no use to anybody",
      moon: 'the calm that a useless hour leaves behind',
      mercury: 'the head that goes through its errands on a park bench',
      venus: 'the pleasure of looking at something for its own sake',
      mars: 'the foot that taps after seven minutes',
      jupiter: 'the good uses that the hour could be put to',
      saturn: 'the conscience that gets up when somebody comes in',
      uranus: 'the phone you leave at home on purpose',
      neptune: 'the drifting for which the useless hour is meant',
      pluto: 'the need to be needed, at all hours',
      asc: "how you look when you're caught doing nothing",
      mc: 'the schedule in which that hour would be a hole',
    },
    before: {
      sun: {
        eases:
          "You've done well, and there's a space afterward that would usually fill up with the next thing. You look at it with some interest. It's just the length of an hour that's no use to anybody, and nobody else has seen it.",
        presses:
          "Somebody catches you doing nothing, and you get up. You even pick up a cloth or a file. They'd only wanted to say hello, and the useless hour is over at the age of seven minutes.",
      },
      mercury: {
        eases:
          "You ask around what people do with an hour like that, and they lower their voices. One of them goes and sits in the laundry room. It's a relief to hear that so many respectable people are of no use now and then.",
        presses:
          "You take the hour, and you take the phone along in case. You answer two people, learn something about octopuses, and order a filter. It's a pleasant hour, and it was useful from beginning to end.",
      },
      venus: {
        eases:
          "You find yourself looking at a thing for its own sake, such as a tree full of noisy birds, or somebody asleep on the train. It can't be more than five minutes. That's a sample of the useless hour, so you know what the rest would be like.",
        presses:
          "You'd sit down by yourself, except that somebody looks as though they could use some company. You're very good company. The hour does a person good, and you'd have liked one of the other kind.",
      },
      mars: {
        eases:
          "You put your energy into making room. One errand goes to a person with a car, and another gets dropped. It's odd to work so hard for an hour in which nothing is supposed to happen, but it wasn't going to appear on its own.",
        presses:
          "You've got the hour and can't sit still in it. Your foot taps, you straighten a picture, and it seems a good moment to defrost the freezer. Being of no use takes more training than you'd thought.",
      },
      moons: {
        new: 'A useless hour is the natural thing to give up when something begins there, since nobody will speak up for it. Everyone hopes that the new thing comes to something, though. You may want one place in the week from which nothing is expected.',
        full: "You're useful to everybody while things come to a head there. If ten minutes are left at night, you could sit through them without reaching for anything. It's a small sample of the useless hour, and you'd know what the rest is like.",
      },
    },
    after: {
      sun: {
        eases:
          "People know by now that you can't be reached at that time, and they don't seem to think less of you. One asks what you do in your hour. Nothing, you say, and it comes out with some dignity.",
        presses:
          "A person whose opinion you care about would like to know what that hour is for. Any answer would make it useful. It wouldn't be the worst thing in the world to let them think that it's yoga.",
      },
      mercury: {
        eases:
          "An idea turns up during the useless hour, as though it had been waiting for you to stop talking. You didn't send for it. If it's good it'll be back when you've got a pencil, and until then the hour can go on being no use.",
        presses:
          "It's a day of small messages, and the hour gets nibbled from both sides. What's left in the middle is a quarter of it, with you listening for the next one. That still counts as no use, and another time the phone could be left in another room.",
      },
      venus: {
        eases:
          'Somebody asks to come along and promises not to talk. It turns out that one hour can be no use to two people. You come back slower than you went, and neither of you could say what it was about.',
        presses:
          "The useless hour is doing you good, and it shows, so people have ideas for it. There's a class, or somebody's garden, now that you're so rested. You could thank them and look vague. They're only ideas, and the hour is only an hour.",
      },
      mars: {
        eases:
          'You walk the whole hour at a good pace with nowhere to go. Your legs had been hoping for something like that. You come back hungry and have nothing to report.',
        presses:
          "Something cuts into the hour, and you're furious, for a person who'd been doing nothing. It's interesting that you'd defend it. You had thought of it as leftover time.",
      },
      moons: {
        new: "The new thing there has a purpose, and you can give yourself to it all the better if the useless hour stays useless. It'll be tempting to plan in it. A single list would be enough to turn it into office space.",
        full: "You may find at the busiest moment that you've got time for people. It could come from an hour that was no use to anybody. You can't prove it, and you'd better not, or the hour will be put to work.",
      },
    },
    slow: {
      eases: [
        "Over some weeks the useless hour gets easier to find. It turns up behind a canceled class, or at the end of an errand that went fast. You've learned to recognize it before anyone comes along and makes something of it.",
        "You're a little less easy to organize. People stop expecting a reason for every gap in your day, and you stop supplying one. A useless hour needs about that much privacy, and it does something for the hours on either side of it.",
      ],
      presses: [
        "For a few weeks every hour has somebody's name on it. You sleep, and you're useful right up to the edge of sleep, and it doesn't rest you as it should. The useless hour may have to be stolen from something decent in the middle of the day.",
        "You've got a gift for turning rest into a project, and for a while everything becomes one. The walk counts its steps, and the bath comes with a podcast. A useless hour would have to do without whatever makes it count, and you may be surprised at how you argue for the podcast.",
      ],
    },
    houses: {
      new: {
        1: "Everything about you is being improved, from your posture down. A useless hour won't improve a thing. It's where you'd get to meet the person who's having all this done to them.",
        2: "You're watching your money, and it turns out that an hour on a bench is free. Nobody's put up a booth there yet. It may be the only useless thing this week that you can afford in any quantity.",
        3: "With so much that's new to learn and talk about, you may listen to a podcast on the way so as not to waste the walk. One walk without it would be useless for an hour. You'd hear what's in the trees.",
        4: "Home has got a new corner, a chair by a window or a sunny step. Everyone's asking what it'll be used for. If you say that it's for a useless hour, they may go away.",
        5: "You've started on something that's supposed to be fun, and there's already a goal and a chart. The useless hour has neither. It might be the hour right after, in which you lie on the gym floor looking at a beam.",
        6: "Your new day is divided up like a pie, with meditation at half past. Even that has a purpose and a badge. A useless hour would look like a mistake in the schedule, and it's the one you may come to like best.",
        7: "You've begun to see a lot of somebody, or to see somebody properly again. The two of you plan outings. An hour on a bench with nothing to look at would be no use, and you'd find out a great deal.",
        8: "You're about to let someone in on your money or your worries, and they may want to know where your hours go. Most can be accounted for. You could keep a useless one to yourself, and tell them only when you'll be back.",
        9: "Travel is in view, or study, and you've downloaded something for every minute of it. An hour with your forehead on the train window would be no use to anybody. You'd remember it longer than the museum.",
        10: 'A new job or project makes you feel useful to the tips of your hair. You go home and are useful there. The useless hour belongs on the way, where neither of them can see you, behind the library.',
        11: "New friends may have plans for every hour, with hikes and cleanups. They're good plans. You might find one among them who'd sit around with you afterward for a useless hour.",
        12: "You're out of circulation, and there's finally time for everything you've put off. Those things are lined up in the hall. The useless hour has to go in ahead of them, because it can't push.",
      },
      full: {
        1: "Everyone wants a piece of you, and by evening there isn't much left. A useless hour doesn't ask for anything. You can go to it without doing your hair.",
        2: 'The money has come out even, after a lot of adding. You know the price of each of your hours by now. The useless one, in the bath with the door locked, is listed at nothing, and you can have it twice.',
        3: "Everything that's been said to you goes around in your head like socks. A useless hour is quiet on the outside first. The socks take about forty minutes to settle, and then you've got twenty.",
        4: "At home everybody has a job, and most of the jobs are yours. You step out with the trash and don't come right back. It could be the beginning of a useless hour.",
        5: "The show's over, the cake's been eaten, and you're still looking for something to organize. You can stop now. An hour on the edge of the stage with your legs hanging would be of no use whatever, and you've earned none of it.",
        6: "Your body has gone on strike, in the shoulders or the small of the back. It doesn't want a stretch. It'd like one useless hour flat on the rug, next to whatever animal you've got.",
        7: "Someone you love has had hundreds of your useful hours. They may ask for a useless one, in which nobody fixes the lamp. You'd have to sit there with them and simply be looked at.",
        8: 'You and somebody have gone over everything, the money and the feelings, and both of you are tired. A useless hour for two would be good now. It can be spent in a parked car with a bag of chips.',
        9: "You've handed it in, or you've landed, and you look around for the next thing to do. It isn't there yet. That leaves you with a useless hour, and the porch would be a fine place for it.",
        10: "You're at your most useful, publicly, and they're saying so into a microphone. Your mind's on a tree outside the window with a bag stuck in it. That's a piece of a useless hour, and no one has noticed.",
        11: "After the great get-together you've got everyone's leftovers and everyone's news. People may offer to stay and help. If one of them would stay and be no help for an hour, that's the one to keep.",
        12: "You wake at some odd time, rested, with nobody up. The mail could be answered. The hour's no use to a soul yet, and it might be left that way until the paper comes.",
      },
    },
    turns: {
      begins:
        "You could take the first one now, before anything else gets going, and not tell a soul. Don't use it to catch up. Good things will occur to you that you could be doing, and you can let them go by like buses that aren't yours. An hour is long enough for about six of them.",
      shows:
        "You see your hours laid out, and what each one was for. They're well spent, and somebody could give a nice speech about them. There's just no useless hour among them, and you feel that all at once, in your shoulders.",
      halts:
        "For some months less is going on, and you're left with empty hours that you didn't ask for. At first they're like waiting rooms. If you stop looking up each time there's a noise, one of them may turn into the hour you were trying to make room for.",
      resumes:
        "It's getting lively again, and any hour that you leave open will be found by somebody. You could mark one as taken, and you don't have to say by what. After the quiet stretch you know what an hour like that does for you, and they'd only see what it could do for them.",
      eases:
        "You're given an hour. Something falls through, the others have been told, and there you are in the middle of town with nothing in your hands. A quick person could get a lot done. You could also be no use until it's over, and see what you look at when it doesn't matter.",
      presses:
        "There's a limit to how useful a person can be, and you bump into it, probably by way of a small stupid mistake. It doesn't call for a better system. What's missing is an hour that's no use to anybody, and that's easier to come by than a system.",
    },
    closes: {
      begins:
        "If there's been one useless hour in {month}, you can say when you last had one. The next doesn't have to be justified by what you learned in the first, and it may be easier to find.",
      shows:
        "In {month} you see how many of your hours go to somebody, and it's a handsome number. One of them could be no use to anyone, and the total would look about the same.",
      halts:
        "The empty hours of {month} may look lost. You wanted room, though, and this is how room looks before there's anything in it. You could leave one of them that way.",
      resumes:
        "By the end of {month} your days are full again, with a hole in them that you've left on purpose. That's all there is to making room. When somebody asks you for your last useless hour, it should be a recent one.",
      eases:
        "You're handed an hour in {month}, and you keep it by not doing anything with it. It gets easier to make one yourself after that. The time for it can usually be found, once you've given yourself permission.",
      presses:
        'You learn in {month} how it looks when somebody is useful without a break. It looks like a person reading the same line three times. An hour of no use to anybody would have helped, if you can forgive it for that.',
    },
  },
  {
    asks: 'What favor would you stop doing if nobody were disappointed? {month} lets you try it in small amounts.',
    among:
      'It may be the daily call to a relative, rides to the airport, or the party you always help set up.',
    cast: {
      sun: "the person you'd be without the favor",
      moon: 'the guilt on the first free evening',
      mercury: "the sentence in which you'd beg off",
      venus: "the people for whom you'd do the favor in any case",
      mars: 'the set jaw with which you do it now',
      jupiter: 'the yes that was meant for one time',
      saturn: 'the custom that the favor has turned into',
      uranus: 'the week in which you leave the favor out',
      neptune: 'the disappointment you imagine on their faces',
      pluto: 'what the favor has been buying you',
      asc: 'the obliging smile that goes with the favor',
      mc: 'the reliable person everyone says you are',
    },
    before: {
      sun: {
        eases:
          "You say yes to nearly everybody, and you're in a good enough mood to watch yourself do it. With one favor the yes comes a beat late. As far as you can tell, nobody else has heard it.",
        presses:
          "Somebody you'd hate to let down mentions that they're counting on you. You'd have done the favor anyway. Now you're doing it with their eyes on you, and it's a little heavier than before.",
      },
      mercury: {
        eases:
          "You ask in passing whether the favor is still needed, and there's a pause on the line. They may have been wondering whether you still enjoyed it. Two people can keep each other busy like that for quite a while.",
        presses:
          "It takes you forty minutes to write that you can't do the favor this time. You give three reasons, one of which is true. The answer says no problem, and you read it several times for a sign of hurt.",
      },
      venus: {
        eases:
          'Somebody does something for you unasked, and you look for a way to pay it back before dinner. You could leave it for a night. It might be pleasant to find out how a favor feels from the other end.',
        presses:
          "You're with the person you do it for, and it's so nice that you offer to do it again. They say that would be lovely. On the way home you wonder which of you was being polite, and whether anyone has wanted that favor since it began.",
      },
      mars: {
        eases:
          "You do the favor fast and without trimmings. The extra stop gets left out, and so does the cake that nobody had mentioned. They're just as pleased with half of it.",
        presses:
          "You do the favor with your jaw set. What you don't say comes out in how you close the trunk or put down the bags. The other person may wonder what they've done, and all they did was let you.",
      },
      moons: {
        new: "Nobody expects a favor from you yet at a beginning like that, and it's rather restful. The first one you do is likely to be taken for a custom. You could let it wait a few weeks and see what they like you for in the meantime.",
        full: "Time is short while that's going on, so one favor has to go. Under cover of the excitement you could pick the one that you mind most. If anyone's disappointed, they may be too busy to mention it.",
      },
    },
    after: {
      sun: {
        eases:
          "You tell somebody that you won't be doing the favor this time, and you manage to say it standing up straight. They're a little disappointed. It lasts about as long as it takes to find their glasses, and you'd been afraid of that face.",
        presses:
          "Somebody with a long memory points out that the favor has always been yours. It's true, and they mean it well. You could say that always has been a long time, and ask who'd like a turn.",
      },
      mercury: {
        eases:
          "Word gets around that you're doing less, and somebody wants to know how you managed it. They've got a favor of their own. You send them the wording you used, and it's two lines.",
        presses:
          "There's some confusion about who's doing it now, and three people check whether you're all right. You are. For once the favor would have been quicker than the explanation, and the explanation only has to be given once.",
      },
      venus: {
        eases:
          "You do the favor again after leaving it out, and find that you've missed it, or missed the person. It's a better size now. What you were tired of was how often.",
        presses:
          "Everyone is so understanding that you feel you owe them something. You're about to offer a new favor in thanks for being let off the old one. It's a kind impulse, and it can wait until they've gotten used to you as you are.",
      },
      mars: {
        eases:
          "You use the time for yourself, at once and without any ceremony. It might be a swim, or a nap with the curtains open. The favor would have taken just as long, and you'd have been tired afterward.",
        presses:
          "Somebody is annoyed with you about the favor, and you're annoyed right back, and louder than you'd intended. Neither of you knew that the other minded anything. It's an awkward way to find out, and by the next day you may both be relieved.",
      },
      moons: {
        new: "You say yes to something that begins there, and nobody had to talk you into it. It may take longer than a favor would, and it weighs less. That's handy to know when you're deciding which of the old favors to keep.",
        full: "Somebody may need a real favor when matters get serious there, and you'd want to have one to give. It's the best argument there is for leaving out the other kind, which is done every week and which nobody would miss.",
      },
    },
    slow: {
      eases: [
        "Over these weeks you leave things out, and hardly anyone says a word. The favor that worried you most may have been taken over by a cousin or an app. It's a bit humiliating, and you could dance.",
        "You get to see who likes you without the favor, and it's more people than you'd counted on. A relative may call just to talk, and not need a ride. If you do something for them anyway, it's a pleasure again, since it wasn't on the schedule.",
      ],
      presses: [
        "People ask for more during these weeks, and in sweeter voices. They don't intend to use you up. Each of them knows about one favor, and you're the only one who knows about all of them.",
        "You keep the favor up for fear of a face, and you've begun to dislike the face. That's hard on somebody who may know nothing about it. A favor done with a grudge is a disappointment, too, and they'd probably be happier with a smaller one.",
      ],
    },
    houses: {
      new: {
        1: "With a new look people don't quite place you, and for a moment they don't think of asking you for anything. It won't last. It's a good time for leaving out one favor, while they're still saying that it suits you.",
        2: "Gas, gifts, and the odd loan all show up in your new budget, under miscellaneous. They're favors. If you strike one for a single month, you'll see whether anybody's disappointed besides the man at the gas station.",
        3: "A new acquaintance down the hall or in class asks for a small thing. You've said sure before you know what it is. The favor you'd like to stop probably began in just that way, with a sure.",
        4: "You're making changes at home, and there's no time for everything. A favor may have to be left out for a day or two. You'd learn who minds, and whether it's as bad as you'd thought.",
        5: "Something that's pure fun has begun, and it may fall on the same evening as a favor. You'd hardly think of stopping as long as you had nothing better to do. Nobody has to be told more than that you're busy.",
        6: "A new routine won't hold if everyone can reach into it. The favor gets done at the hour meant for the pool. You might give the pool its hour for a week, and see who's sad, and for how long.",
        7: "With somebody new, or somebody you've started over with, there's no list of favors yet. You're both still guessing. You might wait before you do the first one, and find out what they do for themselves.",
        8: "You're about to go in with another person on a rent, a loan, or a confidence. It ought to be said what's part of that and what's a favor. Otherwise you'll be driving their aunt.",
        9: "A trip or a course takes you out of reach, and you may be afraid to tell the person you do the favor for. They could just ask when you're leaving, and look up the bus. Most of the disappointment would have been yours.",
        10: "At work there's a beginning, and you're likely to offer your help before anyone asks. That's how a favor becomes yours for good. If you wait a week, you'll see whether anybody would have been disappointed.",
        11: "You're the new one in a circle, and they're setting up for the party without you. How well they do it. You can stand there holding a drink, with the favor undone, and learn where they keep the folding tables.",
        12: "You're by yourself for a few days, and no one can be disappointed in you at that distance. Go through your favors in your head. The ones you miss doing are yours, and the others will have to ask.",
      },
      full: {
        1: "You may be the one who needs something, and people can see it. They'll turn up with a casserole or offer you a ride. You probably won't find any sign that it's a favor they'd rather stop doing.",
        2: "You've paid for everyone again, as a favor, and the total is in. It's an amount that a person could fly somewhere on. You may not want it back, and still not want to do it next time.",
        3: "A message may come from somebody who's counting on you, with a heart at the end. The heart makes it difficult. You might write back with two hearts and say that you can't do the favor this week.",
        4: "The family's together, and everybody assumes they know who'll do the driving and the carrying. It may have been a favor once. If you left it out for a day, the disappointment would last until somebody found their own keys.",
        5: "At your own celebration you may be helping to set up, as a favor to the people who are throwing it. They'd rather you stayed out of it. You could go and change, and let them be proud of the crooked banner.",
        6: "Too much is on your plate, and half of it is other people's. One favor could be dropped this week without a word. If nobody's disappointed, it can stay dropped.",
        7: "A partner or a close friend may tell you that the favor you do them every week isn't one. They'd been meaning to mention it. They've been eating the lasagna so as not to disappoint you.",
        8: "You and somebody are counting up, and it's awkward how much you've done for them. They hadn't wanted to owe so much. Leaving a favor out might be the nicest thing you've done for them so far.",
        9: "After a time away you may learn that somebody else took over the favor, and it went all right. You'll feel a little stab at that. If there's relief in it, too, you can leave things as they are.",
        10: "You're being praised in public for always being there. It's an odd thing to be famous for, like a bench. One favor could be left out on the very next day, and they'd still have the speech.",
        11: "Your friends are all in one room, and you may notice how many of them you've done a favor for. They're having a lovely time. Most of them would be here without it.",
        12: "In bed you go over who'd be disappointed, and you get as far as a man you drove somewhere once. He's fine. It leaves about two people, and one favor that you'd do for either of them in your sleep.",
      },
    },
    turns: {
      begins:
        "You could start small, with one favor left out one time, and give no notice. You're after information, such as how it feels and who calls. You can always do it again next week. The first evening will have some guilt in it, along with the free hour.",
      shows:
        "You see what the favors come to when they're laid side by side, and somebody near you may see it, too. There's more love in them than you'd thought, and more habit. If you imagine that nobody would be sad, you'll know which ones you'd go on doing.",
      halts:
        "You haven't got all of it in you for some months. Some of the favors will be left out because you're tired, and that's a reason that everyone accepts. It's too good to waste on the favors you enjoy.",
      resumes:
        "You've got your strength back, and people remember your favors. You don't have to take all of them up again. The ones you were glad to be rid of are easy to recognize, because you'd be starting them again with a sigh.",
      eases:
        "Nobody wants anything from you for the moment, and the person you were most afraid to disappoint is busy being happy. You could bring it up now. A favor that's handed back in a good mood is hardly noticed, and they may have been meaning to let you off.",
      presses:
        "You're asked once too often, and what you say isn't what you'd rehearsed. It may be shorter. It's out, though, and the person looks more surprised than disappointed. You can apologize for the tone and leave the favor where it fell.",
    },
    closes: {
      begins:
        "If you've left out one favor in {month}, you know who was disappointed and for how long. Most likely it's you, on the first evening. You can stop doing that one the way it started, a little at a time.",
      shows:
        "{month} tells you which favors you'd do with no one there to thank you. Those are worth keeping. The one you'd stop if nobody were disappointed can be done a little less, and by now you have an idea who'd mind.",
      halts:
        "Nearly everyone may have to do without you a little in {month}, and they'll manage, some of them with relief. The favor to stop is the one that you don't miss. Being tired is a good excuse to begin with, and after a while you may not need one.",
      resumes:
        'You come back to yourself in {month}, and the favors that come with you are the ones you chose. Disappointing people gets easier in small amounts. What people get in return is you in a better mood, and that may be the favor they wanted.',
      eases:
        "What {month} can show you is how lightly people take it. You'd give up about a third of your favors if nobody were disappointed, and hardly anyone is. The other two thirds you can do gladly.",
      presses:
        "By the end of {month} somebody may have been disappointed, and the two of you will still be speaking. That's about what it costs to stop doing a favor, and it's likely to be less than you'd feared.",
    },
  },
]
