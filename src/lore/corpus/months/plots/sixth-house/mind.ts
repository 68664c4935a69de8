import type { MonthPlot } from '#lore/authored.ts'

export const sixthHouseMind: readonly MonthPlot[] = [
  {
    asks: '{month} is about your calendar, and about the gap between what it says and how long things take.',
    among: 'It may be a page on the wall, an app with six colors, or an arrangement in your head.',
    cast: {
      sun: 'the person with time for everything who fills in your calendar',
      moon: "the slow start to the day that your calendar doesn't show",
      mercury: 'the quick yes that puts two things at the same time',
      venus: 'the friend who gets forty minutes between two other things',
      mars: "the temper of somebody who's late and blames the bus",
      jupiter: 'the faith that a day can hold nine things and a haircut',
      saturn: 'the clock, which has never once agreed with your calendar',
      uranus: 'the hour that opens up when somebody cancels',
      neptune: 'the nineteen minutes of leaving home that your calendar puts at zero',
      pluto: 'the need to have every hour accounted for in six colors',
      asc: 'the breathless person people see when you come in the door',
      mc: 'your name for always being able to fit something in',
    },
    before: {
      sun: {
        eases:
          "You look at the calendar from above, as if it belonged to a person you'd been asked to advise. There's a day with nine things in it. You'd know what to tell that person, and you'd put it kindly.",
        presses:
          "In front of people who matter you say that you can manage, and the calendar is the last to hear. You find a space that's about half as wide as it ought to be. Sounding certain was easy, and it'll cost you an evening.",
      },
      mercury: {
        eases:
          "Somebody tells you in passing how they do it, and it's shamefully simple. They write down when a thing should be over as well as when it starts. Your calendar has nothing in it but beginnings.",
        presses:
          "Two things are in the calendar for the same time, and you entered both of them. It gets straightened out with three messages and some charm. What you'd like to know is who you thought you were when you made the second one.",
      },
      venus: {
        eases:
          "An hour opens up because somebody cancels nicely. You're gladder than you'd have expected, since you like this person. It might be kind to put a few free hours into the calendar yourself, so that nobody has to get a cold for it.",
        presses:
          "You squeeze in a person you're fond of, between one thing and the next. They get forty minutes, and in thirty of them you're listening for the time. The calendar says that you saw each other.",
      },
      mars: {
        eases:
          "You take a pencil and write down how long the ordinary things take, starting with getting out of the house. It's nineteen minutes. The calendar has it at zero, so now you know where the first nineteen go.",
        presses:
          "You're late, and furious with a bus, a password, or somebody who wanted to say goodbye properly. The bus was on time. Your calendar was made for a person who never puts on shoes.",
      },
      moons: {
        new: "A start there goes into your calendar as one short line with nothing before or after it. Getting ready for it isn't there, or the way home. If you wrote those down as well, you'd see what the new thing costs by the week.",
        full: "What comes to a head there pays no attention to your calendar, and everything around it slides. It's a fair measurement. The things that slide furthest were planned too tightly, and they'd have been late in a quiet week, too.",
      },
    },
    after: {
      sun: {
        eases:
          "You say that it'll be the week after, and you say it without a preface. Somebody who'd expected you to squeeze it in writes that down. The calendar tells the truth about that week, and so have you.",
        presses:
          "Somebody with a right to your time fills a gap in the calendar that you'd left on purpose. From outside it does look like a gap. It would hold better with a name on it, and the name can be as dull as you like.",
      },
      mercury: {
        eases:
          "Two minutes with the calendar in the evening, and the next day starts without a search. What would have gone through your head in bed is on a page, where it keeps quiet. It's about as much trouble as brushing your teeth.",
        presses:
          'A change reaches you, and after it a change to the change. The calendar that you made is archaeology. You had left some space in it, though, and this is the sort of thing the space was for.',
      },
      venus: {
        eases:
          "There's time between two things, and you spend it with the person who happens to be there. None of that is in the calendar. It may be what you'd mention if somebody asked how your week was.",
        presses:
          'Somebody is hurt to be put in the calendar like a dentist. They liked it better when you said any time and were always late. You could give them an evening with no end to it, and let them see you write it down.',
      },
      mars: {
        eases:
          "You do a thing in the time you'd allowed for it, and there's some left over. It's an unfamiliar feeling, like finding a parking space right in front. The calendar and the day have agreed once, so it can be done.",
        presses:
          "You want to catch up, and you load one day with everything that the others didn't hold. By afternoon you're snapping at people for being in your way, and most of them are only existing. One day like that explains what the white in the calendar is for.",
      },
      moons: {
        new: "Somebody there may want to know when you'd have time for the new thing. If your calendar shows the minutes in between by now, the answer is on the page, and it's an honest one. It may be a week later than they'd hoped.",
        full: 'What has to be settled there takes as long as it takes, and the calendar has no say in it. What it could have is an empty day afterward. A good part of the strain in any crisis is that you were expected somewhere else.',
      },
    },
    slow: {
      eases: [
        "Over these weeks the calendar and your days come closer together, a few minutes at a time. You stop arriving out of breath. People may say that you seem to have less to do, and it'll be about the same.",
        "You get a feeling for how long your ordinary errands are, as a cook does for salt. An hour in the calendar begins to mean an hour. You promise people a little less and they believe you a good deal more, and on some evenings there's even time left.",
      ],
      presses: [
        "Plans change for some weeks faster than you can write, and there's no point in being neat about it. It helps to have one thing a day that doesn't move. The rest of the calendar could be in pencil until this is over.",
        "All the others have full calendars, so the time that suits everyone is usually the one that suits you least. You take it with good grace. After a few weeks of that you're living in the gaps of their plans, and it may be your turn to say first when you're free.",
      ],
    },
    houses: {
      new: {
        1: "You're remaking yourself, and the new person gets up early and stretches. The calendar hasn't heard of this person. Ten minutes entered every day would show whether they're moving in.",
        2: "A new source of income wants hours, or a plan to save does. Money gets counted to the cent, while your calendar rounds an afternoon down to an hour. If you priced your time by what's true, you'd charge more.",
        3: "Errands multiply, and on the map they're all near each other. The calendar believes the map. It hasn't met the neighbor who catches you at the mailbox, or the line behind a person with coupons.",
        4: "Something may start at home that's supposed to take a weekend. A weekend in the calendar never includes the search for the drill. It'd be wise to leave the next one free and see how much of it gets used.",
        5: "More fun is on the way, and it deserves a place in the calendar that isn't after everything else. An evening out needs the getting ready and the getting home. With those written down, you'd arrive without wet hair.",
        6: 'The new order for your days may look splendid on paper. Give the calendar one real week before you believe it. The dog takes longer than that, and so does getting a child or yourself out of the house.',
        7: "Another person's plans are about to be joined to yours, and the two calendars meet. One of them may be full of wishes. It's a good chance to compare how long each of you thinks it takes to leave a party.",
        8: "A new trust or a shared debt comes with appointments and paper. They say that it takes a minute to sign. The calendar could use an hour there, because you like to read what you're giving away.",
        9: "A trip or a course begins as one thick bar across your calendar. The packing isn't in it, or the day after, when you stand in the kitchen with sand in your shoes. Those two days would make it a vacation.",
        10: "Something new is yours at work, and they'd like to know by when. The first date that comes to your lips is the one from the ideal week. Your calendar knows another, if you've kept it honestly, and they'll plan around either.",
        11: "A group is looking for an evening that suits all of them, and yours is apparently free. It's free in the calendar. By the time you've gotten home and eaten something, a good half of it has been spent.",
        12: "You'd like time to yourself and have been waiting for the calendar to produce some. It never does by itself. An hour marked with nothing but a line can be a retreat, if you don't tell anyone what the line stands for.",
      },
      full: {
        1: "People see you come in the door late and out of breath, and it's becoming your look. You aren't careless. Your calendar starts everything at the moment when you'd have to be there already.",
        2: 'What your hours bring in depends on how many there are, and the calendar leaves out the calls in the car. Count those as well. You may be cheaper than you knew.',
        3: "A flood of messages is about when, and each answer moves three others. You had it all arranged for a while. What's left in the calendar by evening is a fair picture of who can say no.",
        4: 'With everyone home, a meal for that many takes the whole day, and your calendar has it down as dinner. You could enter the real number of hours. A child or a cousin can peel things, and their names could go beside yours.',
        5: "At the party or the big game, you may have to be somewhere after it, because that's what the calendar says. You look at the people on the lawn. The second thing could have been left out, and next time it can be.",
        6: 'Work and chores all fall due, and your body calls in a claim for sleep. Sleep has never been in the calendar. It took whatever was left, and this week you can see what that comes to.',
        7: "Somebody close to you may say that they get the ends of your days. The calendar has their name in it often enough. They'd trade three of those for one evening when you aren't looking at your wrist.",
        8: "Something shared has to be decided or paid, and it can't be done between two other things. You'd allowed half an hour. Talks about trust begin at about the time when your calendar thinks they're over.",
        9: "You're traveling, and the connection is tight, or a paper has to be handed in. It was all possible, as the calendar saw it. You learn a lot about optimism by running through an airport.",
        10: 'The date at work has come, and the thing is ready or nearly. What you promised was about right for a person with no phone. Before the next one gets a date, you might note in the calendar what this one took.',
        11: "Your friends may come at several different times, and nobody minds, since they know about each other's calendars. You don't have to be the one who leaves first. An evening is often good because no one has put an end to it.",
        12: "You've dropped out of sight to catch up, and it's peaceful. There's a pile of things that you'd promised yourself for a free moment. The calendar had no room for them because it was never told about them.",
      },
    },
    turns: {
      begins:
        "You could change one rule in the calendar and leave the others as they are. It might be putting in the time it takes to get there, or letting nothing begin before you've had breakfast. Keep it for four weeks, and you'll see whether your days were too full or only too hopeful.",
      shows:
        "You see what the calendar leaves out. There may be a mistake to show you, such as a missed train or two people waiting in two places, and it's a clear one. The time you spend getting from one thing to the next isn't written anywhere, and it's a good part of your week.",
      halts:
        "For some months things get put off, done over, and put off again, and a tight calendar can't take it. There'll be a lot of crossing out. After a while you may notice that the days with a hole in them went best, and that nobody had planned the hole.",
      resumes:
        "Plans hold again once they've been made, and it's tempting to fill the calendar to the edge. You could first look at which of the old entries you never put back. No one has asked for them, and you've gotten used to the room.",
      eases:
        "Somebody has a better way of keeping a calendar and is happy to show you. It may be a trick in the app, or only that they look at their messages twice a day. You'll want to adopt the whole thing at once. Take the one part that would have saved you last week.",
      presses:
        "A thing that was fixed isn't fixed any longer, and you have to take the calendar apart in the middle of everything. It's annoying, and you'd never have done it otherwise. Whatever won't go back in without force may not belong there.",
    },
    closes: {
      begins:
        "If one new rule has held through {month}, your calendar is that much closer to how long things take. It doesn't have to show what you could do in a week. It has to show the week that happens, including the time it takes to find your shoes.",
      shows:
        "{month} can tell you what your calendar doesn't say, so that you can write it in. Nobody is being lazy. The gap is made of all the minutes in between, which take as long as any others.",
      halts:
        "{month} is for finding out what your calendar can't hold. Things take the time they take, and twice that when they have to be done over. A page with holes in it turns out to be the more accurate one.",
      resumes:
        "By the end of {month} there are dates again that you can count on. The gap between your calendar and the clock is often full of things that were agreed to in a hurry. You aren't obliged to agree to them a second time.",
      eases:
        "You could come out of {month} with one good trick that's worth ten minutes a day. A calendar is right when you can believe it at breakfast and don't hate it by dinner.",
      presses:
        '{month} may be rough on your calendar and leave you a shorter one. Some of what fell out has to be put back, with the time it really takes. The rest can stay out, if everybody has managed without it.',
    },
  },
  {
    asks: '{month} is about a workaround that has become part of the day, and about the problem behind it.',
    among:
      'It may be a file you retype every week, a faucet with a trick to it, or a person everybody plans around.',
    cast: {
      sun: 'the clever person who thought of the workaround',
      moon: 'the hands that do the trick with the faucet half asleep',
      mercury: 'the long explanation that the workaround needs',
      venus: 'the tact that goes around the problem so nobody is hurt',
      mars: 'the push that would open up the problem and look inside',
      jupiter: 'the optimism that thinks the trick will hold another year',
      saturn: 'the ten minutes a day that the workaround costs you',
      uranus: 'the odd idea that would leave out the workaround altogether',
      neptune: "the fog in which everyone has forgotten why it's done this way",
      pluto: 'the satisfaction of being the only one who knows the trick',
      asc: "the calm you show while you're stepping around the problem",
      mc: 'your standing as the one who can always make the thing run',
    },
    before: {
      sun: {
        eases:
          "You explain the workaround to somebody new, and you hear how long the explanation is. They're polite about it. You can be proud of having thought of it and still wonder what became of the problem.",
        presses:
          "The workaround fails while people are watching, and you look like the cause of the trouble you've been preventing. You'd like to defend yourself. It's a better use of an audience to show them the problem while it's lying there.",
      },
      mercury: {
        eases:
          "You describe the problem in two sentences to a person who might know, and leave the workaround out. It's harder than it sounds, since that's the part you're good at. What comes back may be a question so simple that you'd stopped asking it.",
        presses:
          "A message says that the old way has changed, and your workaround went through the old way. By evening there's a workaround for the workaround. It holds, and nobody but you could say why.",
      },
      venus: {
        eases:
          "The best thing about the workaround is the people who are in on it. You show each other how it's done and laugh. That's company, and it would survive a repair.",
        presses:
          "To mention the problem would be to mention somebody's work, and they're proud of how it runs. You go around it once more and think of that as tact. They go on believing that nothing's wrong, and the extra ten minutes a day go on being yours.",
      },
      mars: {
        eases:
          "You start taking the thing apart, with the same energy that you've used for going around it. The problem may well be smaller than the workaround. It's often a setting, or a worn-out washer, or a question that somebody has been expecting.",
        presses:
          "You've got no patience for the trick, so you push, and what gives way to skill doesn't give way to force. It's the clearest demonstration of the problem so far. All it cost was some language and possibly a handle.",
      },
      moons: {
        new: 'Nothing there has a workaround yet, so you could watch how one comes about. Something sticks, people are in a hurry, and one of them is clever. It may make you curious about the day when yours was invented, and about who was in a hurry then.',
        full: "Your workaround counts on your being around, and for a few days you're busy elsewhere. It gets skipped, or somebody does it wrong. You might receive an annoyed message, and it would be the first report on the problem that you didn't have to write.",
      },
    },
    after: {
      sun: {
        eases:
          'You say out loud what everybody has been stepping around, and the room gets quiet and after that quite cheerful. It had been no secret. Each of them had a workaround, and thought it was the only one.',
        presses:
          "It may be decided that the problem should be looked into, and that you're the one to look. That's what you get for knowing so much about it. A fair answer would be yes, along with a list of what would have to come off your plate in the meantime.",
      },
      mercury: {
        eases:
          "You write down how the workaround goes, step by step, for the person who fixes such things. Around the fourth step you see where it goes wrong. It couldn't be seen from inside, because you were always busy getting past it.",
        presses:
          "Somebody replies that it works for them, and may even send a picture. It's maddening. There's a clue in it all the same, since the problem must be somewhere in the difference between your case and theirs.",
      },
      venus: {
        eases:
          "A person who likes you has a look at the problem, with a screwdriver or with a phone call, and makes no speech about it. You're more grateful than the repair is worth. It seems you'd been saving that up for anybody who'd come and look.",
        presses:
          "A real solution is in sight, and it isn't as charming as what you had. Somebody is going to miss the workaround. You'll miss it a little yourself, because it was something you could do that others couldn't.",
      },
      mars: {
        eases:
          "You spend an hour on the problem that would have gone into getting around it, and something gives. There's a piece left that needs another person. Your own piece is done, and it was shorter than the trick.",
        presses:
          "The problem acts up and you're too impatient to go about it properly. Your hands have gone back to the workaround before you've thought. It'll do for a day, provided that nobody writes it down as the method.",
      },
      moons: {
        new: "Looking at new things sharpens your eye, and some of that carries over to the old ones. The workaround looks stranger than it did. You can hear yourself explain it to somebody on their first day, and you can hear them ask why it hasn't been fixed.",
        full: "In a tight spot there you'll be tempted to do what you're so good at and find a way around. It might even work. You know from your old workaround, though, how long a trick can hold and how much it can hide.",
      },
    },
    slow: {
      eases: [
        "Little by little a better way settles in. You reach for the trick and don't need it, and in a few weeks you've stopped reaching. Somebody new may do it right from the beginning and never hear that there was a problem.",
        "The problem loses some of its mystery, because people keep adding to what's known about it. One remembers how things were before, and another has the manual. You go on using the workaround in the meantime, and it's beginning to feel like a temporary measure.",
      ],
      presses: [
        'Going around the problem takes a little longer every week, though never enough to make a scene about. Over a month it comes to a whole working day. For that you could have had the thing replaced and still had time to argue about the color.',
        "The workaround asks for a little more skill all the time, and you supply it. It's flattering, up to a point. You may notice the point when you'd like a few days away and there's nobody you could teach it to in less than a week.",
      ],
    },
    houses: {
      new: {
        1: "You want to start fresh, and you may only get as far as the workaround before you've done it again without thinking. A new person in your place would ask on the first day why nobody has fixed the problem.",
        2: "A new budget brings up what the workaround has been costing you. It looked free, as it's made of your time. Set beside the price of a repair, the ten minutes a day come out surprisingly expensive.",
        3: "You learn something, or get talking with a neighbor, and hear that the problem has a name. Others have it, too. A workaround feels like cleverness until you find out that there's a part for it at the hardware store.",
        4: "If something gets redone at home, somebody with tools may be in the house anyway. You can show them your workaround, the thing that you have to jiggle. They'll have seen worse, and the problem would be fixed along with the tile.",
        5: "A new pleasure may need equipment, and your first idea is to manage with a shoebox and tape. It's a workaround, and it'll do for the first evening. After that the problem is worth solving, so that the fun can start on time.",
        6: "In the middle of your new and improved routine stands the workaround like a chair in a hall. Everything else gets arranged around that. It'd be a better routine if you began with the problem and did the vitamins later.",
        7: "A person you team up with will run into the workaround within a day, and you'll explain. Their eyebrows may be the first fresh opinion on the problem in a long while.",
        8: "You're about to share an account, a password, or a confidence, and the other person will see how you manage. There's a drawer that you'd rather they didn't open. Showing them the problem and the trick together could be the start of some trust.",
        9: "A trip is coming up, and the workaround can't come with you. Somebody will have to be taught. Try explaining it to a house sitter, and you'll see whether it's a trick or a problem with instructions.",
        10: "A beginning at work puts you near people who can approve things. You've been known for getting by. It may be time to bring them the problem, with a price on it, before you show them how well you do without.",
        11: "A group you join may have a member everyone plans around, and nobody says why. You're an expert in workarounds, so you can see how this one started as politeness. A plain question to that person might be enough.",
        12: "Quiet days make you notice what you do to avoid something. It's quite elaborate by now. Alone with it, you could ask what the problem was, since there's nobody around to be spared.",
      },
      full: {
        1: "People may watch you do it, the little kick or the second password. You look practiced. If somebody asks what the problem is, you can tell them, and for once not add that it's no trouble.",
        2: 'A payment may be due for something that never works right. You tend to pay it and go on with the workaround. One irritating call about the problem could be the best-paid half hour of your week.',
        3: 'If a misunderstanding comes to light, it may turn out that everyone had a different workaround. That would be why the messages never matched. It takes one plain question to get at the problem, and you can be the one to ask it.',
        4: "In a full house, that many people can't all be taught to jiggle the handle. Let them see the problem. One of them may be good with tools, or will simply refuse to learn the workaround.",
        5: "You're about to enjoy yourself, and the thing may act up, the speaker or the tent pole. Your workaround gets it going, and people clap. The next time there would just be music, if somebody spent a dull hour on the problem first.",
        6: "Work peaks and there's no time for the long way around, yet that's how you go. You've got it in your feet. Being this tired will tell you what the workaround costs on a day when you can't afford it.",
        7: "Someone close to you may say that they've been planning around something, too, and that it's a habit of yours. You'll laugh, or need a minute. Once you've heard what their workaround is, the problem is often easy to fix.",
        8: "A shared account or an old promise gets looked into, and there's a place where nobody has known what to do. Both of you have stepped over it with great skill. Once it's been named, the problem may be a matter of one signature.",
        9: "You're abroad or deep in a subject, and you see that elsewhere people do it without the trick. It just works there. You could come home with a magnet for the fridge and the solution to your problem.",
        10: "The workaround may have its big day at work, in front of a boss or a customer, and it holds or it doesn't. Either is an occasion to say that there's a problem under it.",
        11: "With all your friends together, it may come out that each of them has been driving or paying in some complicated way for the sake of one person. If the person had no idea, they're likely to laugh and do without the workaround.",
        12: 'If you keep the trick to yourself, it can be lonely to be the one who knows. Nobody else could do it if you needed a week off. Telling one person about the problem would be a kind of rest.',
      },
    },
    turns: {
      begins:
        "You could pick one workaround and leave it alone for a week, beginning now. Do it the official way and see what happens. Something is likely to go wrong in a small way and in front of the right person, and it's hard to think of a better first step.",
      shows:
        "The weak place shows. It may happen at an awkward moment and with your name close by, so your first impulse will be to patch it. Give people a minute to look. They've never seen the problem, because you've kept it from them so well.",
      halts:
        "The workaround takes twice as long or stops working, and for some months there's nobody to call. You find out what you can do without. Part of what you've been keeping up in this way may not be worth a repair, and that would be the cheapest solution of all.",
      resumes:
        "Whatever was holding things up lets go, and the problem can be dealt with in the ordinary way, by a form or a phone call. You know it better than anybody by now. What you've learned while it was stuck would fit on half a page, and that's the half page they need.",
      eases:
        "An odd idea comes along, possibly from a person who doesn't know how things are done here. It leaves out the workaround altogether. You'll think of three reasons why it can't be as easy as that, and it would be a pity to mention all three.",
      presses:
        "Something changes overnight, and your workaround no longer fits it. You could invent another by the next morning, since you're good at that. You could also let the thing stay broken where people can see it, until someone with a budget walks into it.",
    },
    closes: {
      begins:
        "If you leave out one workaround in {month}, somebody besides you gets to meet the problem. That's when problems become interesting to people. Until then it's being solved every day for an audience of one.",
      shows:
        "By the end of {month} the problem may have been seen by more eyes than yours. The workaround is good work, and it hides what's wrong so well that there's no reason to fix it. Once people have had a look, there is.",
      halts:
        "{month} may take the trick away and leave you the problem, so that you can look at it. By the end you'll know whether it has to be fixed or could simply be dropped. Both are shorter than the way around.",
      resumes:
        "Before {month} is over the problem may be with somebody whose work it is. You'll go on reaching for the workaround a while longer, as people reach for a light switch that's been moved. It's a small price for getting that part of the day back.",
      eases:
        "{month} is for taking the easy way before you've thought of an objection. If it works, the problem is gone and you have some minutes left over in every day. The workaround is a story for parties.",
      presses:
        "{month} is hard on a good trick and does you a favor by it. Behind the workaround is a problem that has an owner and probably a phone number. If you've looked straight at it once, you know that it was less work than another way around.",
    },
  },
]
