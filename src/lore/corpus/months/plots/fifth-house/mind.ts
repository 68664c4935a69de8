import type { MonthPlot } from '#lore/authored.ts'

export const fifthHouseMind: readonly MonthPlot[] = [
  {
    asks: "{month} is about an idea you keep playing with, and about finding out what it's like with some real hours in it.",
    among: 'It may be a small business, a podcast, a game for the kids, or a book.',
    cast: {
      sun: "the person you'd be if the idea were what you did",
      moon: 'the sleepy ten minutes in which the idea is always wonderful',
      mercury: 'the way the idea sounds when you explain it to somebody',
      venus: 'a fondness for the idea that would rather not see it tested',
      mars: 'the push to try a piece of the idea with tape and cardboard',
      jupiter: 'the habit of adding a second floor to an idea without a first',
      saturn: 'the two empty hours a week that the idea has to ask for',
      uranus: 'the odd extra in your idea that might turn out to be the idea',
      neptune: 'the idea as it looks with no work in it',
      pluto: 'the reason you keep going back to an idea nobody asked for',
      asc: 'the shrug with which you bring up the idea in company',
      mc: 'the paid work that your idea has to stand in line behind',
    },
    before: {
      sun: {
        eases:
          "You feel like a person with an idea, as opposed to a person with a full week. It changes where you sit down and what you turn down. The idea gets an hour of daylight, when it's used to the last ten minutes before sleep.",
        presses:
          "Somebody with a serious title looks bored by the idea, or you imagine them looking bored. You decide to mention it again once it's more impressive. It gets impressive by being mentioned, so that could take a while.",
      },
      mercury: {
        eases:
          "You explain the idea to someone who doesn't have to be nice about it, and halfway through you say a thing that you hadn't known you thought. You write it on the nearest receipt. If the idea ever gets its hours, they'll start from there.",
        presses:
          "The idea has a name by now, and there's a list of names you decided against. It's been a happy evening. What it hasn't got is a first page or a first customer, and a better name won't bring one in.",
      },
      venus: {
        eases:
          'You play with the idea in good company, over something to eat. It gets sillier with each round, and one of the silly versions is better than the original. That alone may be worth the bill.',
        presses:
          "You like the idea so much that you'd hate to put it to use. In your mind it's charming and there isn't anyone who doesn't love it. An hour of work would give it a first flaw, and after that you could begin to know it.",
      },
      mars: {
        eases:
          "You quit discussing the idea and try out a piece of it, with tape and cardboard if that's what there is. It half works. Half is a lot, for something that was all talk until lunch.",
        presses:
          "You see that somebody out there is doing something very like your idea, and for an hour you're furious. Then you look closer, and theirs is duller or meant for other people. The anger is good news. You don't get that angry over a toy.",
      },
      moons: {
        new: "Another beginning is a rival for your idea, since it comes with a date and with people who expect you. The idea has neither. It'll need two hours set aside beforehand, at a time of the week when nobody expects anything.",
        full: "While something there is being decided, the idea gets no hours at all, and it's interesting what remains of it. Some of it will have been only mood. One part is likely to come back to you in a checkout line, and that's where the work could start.",
      },
    },
    after: {
      sun: {
        eases:
          "You tell somebody the idea by its working title and don't laugh when you say it. They may ask a second question, and then a third. It's begun to sound like what you do, and a little less like what you'd do if you won the lottery.",
        presses:
          "Next to the work that people praise you for, the idea looks small and full of holes. You wonder what you've been spending your hours on. It's the same idea that it was the day before, at the end of a longer day.",
      },
      mercury: {
        eases:
          "A piece of the idea solves itself while you're on the phone about something else. You make a note that would mean nothing to anyone, two words and an arrow. The next hour on it is going to be pure pleasure.",
        presses:
          "You find a flaw in the idea, right after telling someone how well it's going. You'd like to fix it before anybody hears. Said out loud, the flaw might be the very thing that gets your listener interested.",
      },
      venus: {
        eases:
          "Somebody may try the idea out and forget to be polite about it, because they're enjoying themselves. You watch their face and their hands. No comment of theirs could tell you as much about which part works.",
        presses:
          "A friend loves the idea and would love it even more if it were a bit different. They're so warm about it that you're tempted. It would be a nice idea, too, and it would be theirs.",
      },
      mars: {
        eases:
          "You cut the idea down to what would fit into a weekend, and you've started before anyone can talk you back up. It's brisk work and rather freeing. Most of what you cut was there to impress a person you've never met.",
        presses:
          "You spend an evening forcing the one part of the idea that refuses to work, and go to bed angry at a piece of paper. You stopped playing at about the second hour. It's quite possible that the idea doesn't need that part.",
      },
      moons: {
        new: "What starts there goes through a stage in which nobody can say whether it's any good. If you've put a few hours into your idea, you know that stage from the inside. It scares you less than it scares the people who are new to it.",
        full: "Next to something that has to be settled, the idea looks like a luxury. It's also the one thing on your mind that isn't waiting for a verdict. An hour of it, when the worst is over, may rest you better than an evening on the couch.",
      },
    },
    slow: {
      eases: [
        "The idea gets its hours for a few weeks almost without your arranging it, because something else falls away. You don't talk about it much. You're further along than anyone knows, and you like knowing it.",
        'The idea finds its place in the week without being announced. A certain walk turns into the time when you think about it, and a page in your phone fills up with arrows. Part of the hours that it needs can be paid in pieces of ten minutes.',
      ],
      presses: [
        "For some weeks the idea stands in line behind things that come with an invoice. You begin to miss it, and that tells you something. Two hours that are really empty would do it more good than ten in which you're also expecting a call.",
        "You may put hours into the idea for weeks and have nothing that anyone would call progress. From outside that's what it looks like when something is being worked out. It helps to write down at the end of each session what you'd do first in the next.",
      ],
    },
    houses: {
      new: {
        1: "If you're starting over in some way, people may ask what you're up to. The idea could be part of the answer. It'll sound thin the first time you say it, and less so with an afternoon of work behind it.",
        2: "Money starts coming in or going out in a new way, and you look at what the idea would cost. It's mostly hours. The logo can wait, and so can the expensive microphone, since neither has ever written a page.",
        3: "A course or a new contact gives you somebody to talk shop with. You might hear how a stranger began, in a garage with one hour a week. It's the hour that you should copy, because the garage made no difference.",
        4: "Something gets rearranged at home, and there's a corner with a plug and a bit of light. Your idea has never had an address. With its papers left out on a table overnight, it's easier to go back to than when it has to be unpacked.",
        5: 'Your idea is at home in this part of life, where things are done for the fun of them. A new stretch begins, and you might put in two hours as if it were a ball game. Nobody asks whether those were worth it.',
        6: "You change your routine, and a routine is what the idea has lacked. It's been living on weekends and good moods. Put in right after breakfast or the dog's walk, it'll get its hours without your having to be inspired.",
        7: 'You enter into something with another person, and they could be the one who asks how the idea is coming. It may be wise to tell them which evening belongs to it. New people learn your habits fast, including good ones.',
        8: "You might be offered money for the idea, or somebody else's faith in it. It's flattering, and it comes with expectations. A few hours of your own in it beforehand would tell you what you've got to share.",
        9: "A trip or a course lies ahead, and the idea comes along in a notebook. Away from your desk you see it as a visitor would. Some of the best hours it'll ever get may be on a train, with no signal.",
        10: "New work may want all your cleverness and leave none for the idea. An early hour would keep it going. You'll bring more to the office if the best thought of the day has already gone to something of yours.",
        11: "A new circle of people hears of the idea, or you find some who are working on theirs. Meeting them once a week is pleasant. You'd be embarrassed to come with nothing, and embarrassment is good for a first page.",
        12: "You pull back from people for a bit, and there's quiet enough to work on the idea. You don't have to report on it to anyone. With nobody watching, you can try the silly version first.",
      },
      full: {
        1: "You're on display, and somebody introduces you by what you do all day. It's accurate and it leaves out the idea. How much that bothers you is worth a few hours of your week.",
        2: "Add up what the idea has brought in, and it may be nothing. Count the evenings you enjoyed as well. You might decide that it's the cheapest fun you have.",
        3: 'You describe the idea so well, to a neighbor, a brother, or a whole table, that they believe it exists. Somebody may want to see it. A few hours would make that true.',
        4: "The household needs you for something that can't be put off, and the table with the idea on it is cleared for guests. Take a picture of the mess first. You'll want to know how the pieces lay when you next have an hour.",
        5: "When children or guests play with something you've made, watch which part they go back to. You don't have to ask for an opinion. That part of the idea should get the next hours.",
        6: "Work or a sore back takes up the week, and the idea gets crumbs. It's amazing what can be done with crumbs. Ten minutes on a lunch break won't build it, but they keep you from having to start it over.",
        7: "A partner or a friend may say frankly what they think of all the time that goes into your idea. They might miss you more than they doubt it. Hours with a beginning and an end are easier on both of you than a mind that's always elsewhere.",
        8: "A question of shared money comes to a decision, and your idea may be in the budget or out of it. Some pages or a model would speak for it. A person who has put in hours gets asked different questions from a person who's put in hopes.",
        9: "A course finishes, or you're far from home, or something gets published. You meet people who've done what you only play with. They're no smarter than you, and if you ask them about it they'll mainly talk about how long it took.",
        10: "You're praised or questioned at work, and either way the job has you for days. The idea looks like a hobby next to that. Whether it is one will be clear from how soon you go back to it when the noise is over.",
        11: 'Friends gather, and your idea gets passed around like a plate of fries. Everybody takes some. It comes back smaller and better, and the thing that all of them wanted more of is the place to put your next hours.',
        12: "If you've been hatching something alone, there comes a point where it's hard to go on by yourself. Show one person a finished corner of the idea and keep the rest. You'll work better when somebody's expecting more.",
      },
    },
    turns: {
      begins:
        "The idea gets its first real hours, with the phone in another room. You'll spend some of the time tidying the desk. In the rest of it you may discover that what you'd called the idea is only the way in, and that there's something behind it, with more work in it and more fun.",
      shows:
        "You see the idea through somebody else's eyes. They may pass right over what you're proudest of and stop at a thing you threw in as an extra. You'll be annoyed for an evening. After that you'll probably start to wonder what it would be with the extra in the middle.",
      halts:
        "The idea gets stuck, or the people it depends on do, and for some months there's nothing to announce. You go back over what you've got. With the hurry gone it's easy to tell what was clever in it from what was good, and the good part is often the quieter of the two.",
      resumes:
        "The idea is talking to you again, on the stairs and in the shower and wherever you've got no pen. Something you were stuck on has gotten simple. These are the hours to give it, before there's another good reason not to, because it won't be this talkative for long.",
      eases:
        "You get what the idea has been short of, whether that's an empty week, somebody to play with, or a machine that does the boring part. It feels like being waved through. You may want to celebrate, and that would go even better at the far end of an afternoon's work.",
      presses:
        "Somebody may call the idea a waste of time, or your bank balance may. You could argue, and you'd be good at it. What would answer them is one piece of it that works, the size of a napkin. It would answer you as well, and you're the harder one to convince.",
    },
    closes: {
      begins:
        "With a few real hours in it by the end of {month}, the idea has probably changed its shape, as ideas do once they're worked on. You'll know what you'd want to do with the next few hours.",
      shows:
        "Once the idea has been in other hands, {month} has told you what you wanted to know. Outside your head it's messier and more fun. There's one piece that deserves the next few hours, and it may be one you'd nearly left out.",
      halts:
        "{month} won't finish the idea for you. It shows you how much of it there is when nobody is in a hurry, and that's enough to tell a toy from a piece of work. Toys are allowed, by the way, and they take hours, too.",
      resumes:
        "Once the idea has had its hours again, {month} has done its part. You'll have found that it's tougher than a mood. The next stretch could go on the calendar like a dentist's appointment, though you'll probably be early for it.",
      eases:
        "There's help for the idea in {month}, and perhaps some luck. What you learn about it in those hours is your own. If it works in one spot, outside your head and in front of a witness, you can build out from there.",
      presses:
        "The idea may be called a name or two in {month}, and you'll have put your hours in or you'll have missed them. Missing them counts. People don't miss a thing they were only playing with, and no critic can tell you what those hours were like.",
    },
  },
  {
    asks: "{month} is about a good time that you're in charge of, and about leaving part of the schedule blank.",
    among: "It may be a trip, a birthday, or a long weekend with people you don't see enough.",
    cast: {
      sun: 'the host you like to be when a good time is yours to give',
      moon: 'the need to sit down at your own party',
      mercury: 'the group chat in which the schedule gets its forty messages',
      venus: 'the wish that everybody should be happy at the same time',
      mars: 'the voice in which you tell people that the car is leaving',
      jupiter: 'the extra stop you add to a day that was full',
      saturn: "the printed schedule that you'd feel safer with",
      uranus: 'an urge to tear up the schedule after breakfast and see',
      neptune: 'the perfect weekend that the real one gets compared with',
      pluto: "a need to be in charge that won't sit through a blank afternoon",
      asc: "the look on your face from which guests can tell how it's going",
      mc: 'your reputation as the one who arranges things',
    },
    before: {
      sun: {
        eases:
          "You're already the host in your mind, and you like the part. For once it shows in what you leave open. There's an afternoon in the schedule with nothing in it, and you feel generous when you look at it.",
        presses:
          "You feel responsible for everyone's good time, so the schedule gets longer. Nobody has asked you for a guarantee. If anything goes wrong between lunch and dinner, that's usually the part that gets told afterward.",
      },
      mercury: {
        eases:
          "You ask people what they'd like, and the answers are short and cheerful. Someone wants pancakes. It looks as if the schedule needs about three fixed points, and the rest of the page can stay white.",
        presses:
          'The group chat about the schedule has forty messages in it and no decision. Every open hour attracts a suggestion, and the suggestion has a link. A blank afternoon has nobody to speak for it, unless you enter it as an item.',
      },
      venus: {
        eases:
          'You pick the good restaurant or the good cake, and picking it is half the fun. One lovely thing makes a day. The schedule could stop right there, and nobody would find it thin.',
        presses:
          "You're trying to please the one who likes museums and the one who likes to sleep in, and the schedule has begun to read like a treaty. It's considerate and there's no air in it. Each of them might be happiest with a morning off.",
      },
      mars: {
        eases:
          'You book the two things that have to be booked and shut the laptop. In this mood it takes you twenty minutes. A schedule made that fast has holes in it, and you decide to like the holes.',
        presses:
          "Somebody answers late, and you snap that you're the only one who's doing anything. It's nearly true. You're doing some things that no one has asked for, and a shorter schedule would give people fewer places to let you down.",
      },
      moons: {
        new: "Something else wants to go on your calendar, and it may want the very days that you're in charge of. A schedule with some blank hours in it can give way a little. One that's full to the edge would have to be defended.",
        full: 'For a few days the good time has to get along without its planner. Nothing happens to it. Most of the schedule stands up well to being ignored, and you may come back to it with a smaller idea of what needs arranging.',
      },
    },
    after: {
      sun: {
        eases:
          "You're seen enjoying yourself with no list in your hand. People take their cue from the one in charge, so they sit down, too. The blank part of the schedule fills up with things that can't be booked.",
        presses:
          "There's a lull, and you feel everybody's eyes on you. They're probably just looking up. You could reach for the schedule, or you could let it stay quiet until somebody gets bored enough to have an idea.",
      },
      mercury: {
        eases:
          "A change of plan may arrive by text, and it's an improvement. The schedule gives without creaking, since you left some slack in it. You send back one word and return to what you were doing.",
        presses:
          "Two people may have understood the schedule in two ways, so that one is standing where the other hasn't left for. It's no one's fault and everyone explains. By the next day it's the funny part of the schedule.",
      },
      venus: {
        eases:
          "You get an hour that isn't on any schedule, with somebody you're usually too busy hosting to talk to. There's something left to eat. What they tell you wouldn't have fit between the games and the toast.",
        presses:
          "You'd like everyone to be happy at the same time, and one person is sulking. You're about to build a program around them. It's likely that they want to be left off the schedule for an hour, and to come back when it's their own idea.",
      },
      mars: {
        eases:
          "If somebody says let's go, you've got your shoes on first. The schedule had something else down for that hour. You can't remember what, and by evening no one else can.",
        presses:
          "You catch yourself rushing people through a good time so that it won't run late. They drag their feet. It's your schedule against their afternoon, and it was the afternoon that you wanted them to have.",
      },
      moons: {
        new: "New business there makes you look more fondly at free hours. The blank part of your schedule is the only stretch that nobody has any plans for, you included. It's worth guarding a little, as you'd guard a table on a crowded patio.",
        full: "What comes to a head there uses up the part of you that would have fussed. The rest of you is quite a pleasant host. People will take the blank hours in your schedule for generosity, and they'd be nearly right.",
      },
    },
    slow: {
      eases: [
        "For a few weeks things fall into place if you don't push them. People offer to bring something or to take over an hour, and your side of the schedule gets thinner. In one of those hours you might even be a guest.",
        "The people you've asked start to bring plans of their own, and the good ones fit in the blank part. One would like to cook, another knows of a lake. You look after the two or three fixed points, and the schedule grows where you aren't watching.",
      ],
      presses: [
        "Over some weeks it's hard to find a date or a price that suits everyone, and each time you tighten the schedule. Tighter isn't safer. A person who can't make all of it could come for the blank part, which needs no reservation.",
        "A good time can turn into a project in weeks like these, with you as its manager. One person drops out, another's flight is changed. The schedule gets revised each time, and you may notice that the blank part has never needed revising.",
      ],
    },
    houses: {
      new: {
        1: "With a birthday feeling or a new look, you'd like the good time to be about you for once. It can be. Hosts are hard to give presents to, because there's no blank hour in the schedule in which they could open one.",
        2: 'Some money is coming in or getting set aside, and a good time could be paid for out of it. The cheap part is the blank one. Four people on a porch with a bag of chips cost less than anything else on your schedule.',
        3: "Messages begin to go around about when and where, and you're the one who answers. If you write that the afternoon is open, a neighbor or a cousin will ask what you mean. You mean it's open.",
        4: "If family or friends are coming to stay, you may be planning at the kitchen counter already. People who stay with you mostly want to sit in that kitchen. It wouldn't hurt to leave the schedule a morning for it.",
        5: "A good time is being planned in the part of life that's made for it. Children, or grown people who act like them, don't need much. They'll invent something in the first blank hour, and it'll have rules by the second.",
        6: "You're setting up a new routine and it makes you efficient, so the party gets a checklist, too. Your work week has earned its columns. The long weekend is where you could find out how the same person does without any.",
        7: 'You begin something with a partner or a friend, and one of you has ideas about the weekend. Two hosts make a very full schedule. It would be a friendly start for each of you to give one item up.',
        8: "Costs get split, and you're about to trust somebody with the deposit. They could be trusted with an afternoon as well. With the money they'd get a blank part of the schedule, and you wouldn't ask what it's for.",
        9: "A trip takes shape, and there's so much to see that you'd like to divide the days by quarter hours. It's a good idea to leave one afternoon of the schedule blank. You'll know what to do with it once you're there and somebody local has told you where to eat.",
        10: "You're given something to run at work, and you run it well. That manner comes home with you to the birthday cake. People who love you don't need a status meeting, and most of them won't have read the schedule.",
        11: "If friends make plans, or a new crowd takes you in, you're likely to be the one who writes it all down. Only the day has to be written down. The schedule gets more interesting when somebody with odd taste has it for a while.",
        12: "You'd like to be alone for a bit, and there's a good time to host. A blank afternoon is what you'd wish for. Quite possibly some of your guests would, too, and have been too polite to ask for a nap.",
      },
      full: {
        1: "All eyes are on you, and you're holding a clipboard or might as well be. It keeps you busy and a little out of reach. The pictures from the blank part of the schedule will be the ones with you in them.",
        2: "The bill for a good time shows you what each part costs, and the boat or the restaurant may be most of it. What people tend to talk about afterward is the hour that was blank in the schedule. That one's free.",
        3: "With everybody talking about times and rides, a brother or a friend may end up at the wrong lake. Perhaps it's the better lake. A schedule with some blank in it leaves time to go and see.",
        4: "If the house is full, with family in all the beds and a line for the shower, no schedule survives that. Once the last of them has had breakfast it's nearly lunch. You could declare that to have been the program.",
        5: 'On the big day of a good time, some child or some uncle may wander off the schedule and have more fun than anyone. People will start to drift in that direction. You can be one of them.',
        6: "You can work so hard on a good time that your feet hurt and you've only seen it from the kitchen. A blank hour in the schedule should have your name on it. The dishes will still be there afterward.",
        7: "A partner or a close friend may say that they hardly see you when you're in charge. They'd like your company more than your tour. An afternoon with nothing in it, with them and no list, would be the best item on the schedule.",
        8: "Who pays for what gets settled, and it may be a touchy moment. A leaner schedule helps. If the planned part is short and the blank part is long, nobody has to confess that they can't afford the helicopter.",
        9: "Somewhere on a trip there comes a point where everyone is tired of sights and you've still got two on the list. If somebody sits down by a fountain and takes off their shoes, you can drop the rest of the schedule and sit down, too. It's why you came.",
        10: "Your job may reach for you in the midst of the fun, so that you have to step out for a call. If they've started a card game by the time you're back, it's a good sign. A schedule can go on without its manager.",
        11: "Getting the whole group in one place can take a hundred messages, and once they're there you feel that something should happen. It's probably happening already, over by the grill. It isn't on the schedule, and it doesn't have to be.",
        12: 'You slip away for a while, because being in charge has used you up. Behind the closed bathroom door you can hear them laugh. The blank part of the schedule was meant for guests, and it turns out to have room for the host.',
      },
    },
    turns: {
      begins:
        "The good time gets announced. A date is enough, plus the one thing you'd be sorry to miss, and you could send that out as the whole schedule. Somebody will want to know what happens in the afternoon. You've got no idea, and there's hardly a more inviting answer.",
      shows:
        "Everyone gets to see how you run a good time, and you do, too. There may be a moment when the schedule breaks down, over the weather or a missed train, and they all look at you. If you laugh, they'll laugh. What happens next is what they'll tell their friends.",
      halts:
        "The big trip or the big party gets put off for some months. There's your beautiful schedule, good for nothing, and you mind more than you'd have thought. A small version takes two friends and one evening with no order of events, and you could have that meanwhile.",
      resumes:
        'What had been put off can be planned again, and you get out the old schedule. It reads like the work of a nervous person. Perhaps a third of it is worth keeping. The rest was there so that nothing unexpected could happen, and you may mind that less than you used to.',
      eases:
        "Somebody may take half the hosting off your hands, or a place turns up where the view does the entertaining. There's a hole in the schedule the size of an afternoon. Your first thought will be how to fill it, and your second will be a list. The third thought is worth waiting for.",
      presses:
        "You and somebody else disagree about what a good time is. One of you would like every hour accounted for, and the other would like nothing settled at all. You'll probably meet at a schedule with three fixed points. Neither of you will love it on paper, and on the day no one will be reading it.",
    },
    closes: {
      begins:
        "{month} needs one date from you and very little after that. The blank part of the schedule will look like neglect until there are people in it. They'll remember it best, and so will you, because you weren't running it.",
      shows:
        "After {month} you'll know that people can have fun nobody arranged for them, right in front of you. It's a bit humbling and a great relief. The schedule for the next one will fit on a sticky note.",
      halts:
        'If {month} has had a small version with no schedule, you know that nobody asked for one. The big version gets its turn later. You could plan it around an empty middle, having seen what goes on in there.',
      resumes:
        "A thinner schedule is what you make of {month}, and it takes some nerve. The hours you've left blank are an offer to the people who come. They'll see what to do with them right away, and you'll see it on about the second day.",
      eases:
        "If there's an hour in {month} that you haven't planned and don't spend worrying, that was what it had to give. A good time needs somebody in charge of the groceries. The rest of the schedule can look after itself.",
      presses:
        "The best that {month} can produce is a schedule that nobody adores and everyone can live with. It leaves the fun to the people who'll be having it. You're in charge of the parts that need somebody, and those are few.",
    },
  },
]
