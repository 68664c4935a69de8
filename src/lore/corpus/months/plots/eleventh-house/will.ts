import type { MonthPlot } from '#lore/authored.ts'

export const eleventhHouseWill: readonly MonthPlot[] = [
  {
    asks: '{month} is about a group you belong to, and about what you want from it besides belonging.',
    among: "It may be a team, a parents' committee, a choir, or a chat with forty people in it.",
    cast: {
      sun: "what you'd want from the group if you said so",
      moon: 'the warm feeling of belonging, whatever the group is for',
      mercury: "the forty messages a day, and the one you'd like to write",
      venus: "the one person in the group you'd see without it",
      mars: 'the impatience with where the group is headed',
      jupiter: 'the good cause, or the good time, that the group promises',
      saturn: 'the seat you always take in the group',
      uranus: 'the proposal that nobody in the group expects from you',
      neptune: 'the we that the group says so easily',
      pluto: 'the power in the group, which is never on the agenda',
      asc: "how you look from the other end of the group's table",
      mc: 'what the group relies on you for',
    },
    before: {
      sun: {
        eases:
          "You say what you think in the group, and a few heads turn. For the length of a minute you aren't one of the regulars. You're a person who wants something, and the group looks as if it could use one.",
        presses:
          "You sit in the group where you always sit, and it occurs to you that you couldn't say what for. The ones who run it know what they're there for. You're worn out, and a part of that is from clapping for their aims.",
      },
      mercury: {
        eases:
          "You ask a question in the group, and it may turn up a couple of people who'd like what you'd like. It had gone unasked because you all took one another's silence for a no. The thread is short and gets practical fast.",
        presses:
          "The group's messages come in by the dozen, and you keep up with all of them. What you'd like to say isn't about the schedule. It would look odd between two thumbs-ups, which may be a reason to call one person instead.",
      },
      venus: {
        eases:
          "There's one person whose company you'd choose without the group, and you get a good half hour of it. You laugh in the back row. It's possible that this is what you've wanted from the whole affair, and that it needs only a table for two.",
        presses:
          "The group would like it nice, so you vote for something you don't want. It passes. Everybody is pleased, and you go home having lost an election in which you voted for the winner.",
      },
      mars: {
        eases:
          "You try one thing your way and don't wait to be elected. A group rarely objects to the person who's already carrying the boxes. By the end of the evening yours knows a little more about what you want from it.",
        presses:
          "You start a fight about the agenda or the seating, because the group is headed somewhere that you don't care to go. They defend the seating. If you said where you'd like to go, it would at least be the right fight.",
      },
      moons: {
        new: "The group has a rival for your evening. You can say exactly what you want from the new thing, which is how it got you off the couch. It'd be interesting to be able to say as much about the group.",
        full: "You'd like to talk to somebody about what comes to a head there, and you go through the group in your mind. One or two names stay. The others can be good company as they are, once you know whom you want more of.",
      },
    },
    after: {
      sun: {
        eases:
          "The group may treat you as somebody with a stake in it and ask you before it decides. You hadn't known how little that would take. You may find that you come home less tired than usual.",
        presses:
          "A person who's used to steering the group doesn't care for your wishes. You hear the word we a good deal. You're part of that word, and nobody seems to have asked you.",
      },
      mercury: {
        eases:
          "Somebody in the group may send you just what you wanted, a name or a recording, at the tail end of a message about snacks. It took them a minute, and they'd have done it sooner if they'd known.",
        presses:
          'What you asked of the group gets passed around and comes back slightly wrong. In the latest version you want more money, or less singing. One message to everybody, with one sentence in it, could fix that before it finds supporters.',
      },
      venus: {
        eases:
          "You get what you want from the group in one good hour of it, and the rest of the evening is easier to like. You'd been looking for it in all of them. Now they can be as they are and pass the chips.",
        presses:
          "It may hurt somebody in the group that belonging to it isn't enough for you. They hear a criticism of their evenings. If you save them a seat all the same, they'll probably see that it wasn't one.",
      },
      mars: {
        eases:
          "You go ahead with the ones who are willing, and the group follows at a distance to see how it goes. You'd rather have it that way than another discussion. Most of them are glad that someone else is trying it first.",
        presses:
          "The group takes so long over what you asked for that you write a message saying you quit. It's a good message. If it's still unsent the next day, you could lift its best sentence and use it to ask for a decision.",
      },
      moons: {
        new: "The group might be good for something practical. Whatever begins there could use a tool, or a phone number, or somebody who's done it before. It's a small thing to want from people, and they may like being asked.",
        full: "You might miss an evening of the group because you're busy there, and then you'd find out what you miss. It may be the singing, or a certain laugh, or only the ride home. It's something definite to want.",
      },
    },
    slow: {
      eases: [
        "The group shifts a little over these weeks, in the direction of what you want from it. Nobody wins anything. A new person joins or an old habit lapses, and there are evenings when you'd have come without being a member.",
        "The group may have corners that you never looked into, such as a smaller list that meets earlier, or a person who knows about boats. Some of what you want from it could be going on already in the next room. You'd only have to ask when it meets.",
      ],
      presses: [
        "For some weeks the group wants more from you than you want from it. There's a fund-raiser, or a crisis about the room. You put in the hours, and each of them makes it clearer which hours you'd have liked to be asked for.",
        "You feel replaceable in the group, and it's an ugly little feeling. Somebody else has the good ideas, and your usual seat is taken. It does clear the view, because being needed was one of the things you wanted from them, and it's easily mistaken for all of it.",
      ],
    },
    houses: {
      new: {
        1: "With a new look or a new resolve you walk in, and for a minute the group doesn't know what to expect of you. That's useful. What you want from it is easier to say before they've gone back to their usual idea of you.",
        2: "A budget you're starting has a line for dues, costumes, or bake-sale flour. At that price you may ask what you get from the group. Some of it is a bargain, and some of it you could be paying for out of habit.",
        3: "New people to talk to, in a course or two houses down, may ask about the group. You're likely to leave out the meetings. What you tell them about first is probably what you want from it.",
        4: "At home something is being moved or started, and it needs your evenings for a while. The group gets the evenings that remain. It becomes interesting which of its meetings you'd cross town for with paint on your arms.",
        5: 'Something you do for fun is new and needs no committee. After half an hour you know what you come for. The group might have that to offer, too, if you told anybody what it is.',
        6: "A new routine puts every hour where it belongs, and the group belongs to a weeknight. Once it's on the schedule next to the dentist, it has to be good for something. Laughing till you cough would count.",
        7: "Someone from the group may be turning into a friend, or you're bringing a partner along for the first time. You see it with their eyes. They may ask on the way out what you get from it, and they'd like more than one sentence.",
        8: "Trust is new between you and another person, and you can tell them what you really think of the group. They won't be shocked. Hearing yourself say it is one way of finding out what you'd rather have.",
        9: "A trip or a course may cost you a few evenings with the group. What you miss on the first of them is what you want from it. What you don't miss is worth knowing, too.",
        10: "A beginning at work asks you what your goals are, and you have to name a few. Nobody in the group is likely to ask you for one. You could bring a single goal to the next meeting anyway, such as what you'd like to be doing there in a year.",
        11: "Groups are what's new. Another one may want you, or yours starts on something and everybody's role is open for about a week. What you want from it can be mentioned now without its sounding like a complaint.",
        12: "You're staying in for a bit, and the group goes on without you. When you look in again, you'll notice whose message you open first. It's probably from the person you come for.",
      },
      full: {
        1: "Everyone in the group can see how you're doing, because it's one of those days. Somebody may bring you water. If you've been wanting to be looked after there now and then, this is how it feels, and you may as well drink it.",
        2: "The cash box gets counted or a big expense comes up, and some of the money is yours. You notice what you'd pay for gladly. The group could have your opinion along with your share.",
        3: "A message to the group may go further than you'd meant, and everyone reads that you're tired of something. One or two could write back that they are as well. It's easier then to say what you'd want from the group in its place.",
        4: "Home has a claim on you, and it may fall on the group's big night. You choose one and think about the other. If it's the group you think about, you'll know whether you miss the thing itself or just being there.",
        5: "The concert, the game, or the play comes off, and you were in it. For two hours you knew exactly why you belong to a group. It wasn't the bylaws.",
        6: "You've got too much to do, and most of it has the group's name on it. The list would make sense if you were paid. Put a star by the one thing on it that you'd want to do for this group anyway.",
        7: "A partner or a close friend says what they'd like to have of your evenings. They're perfectly nice about the group. You'd be able to defend it better if you knew what you wanted from it besides getting out of the house.",
        8: "It may come out now who's been paying for whom, or who told what in confidence. Most groups survive that sort of evening. You find out by it which three people you'd want to keep if the rest of the group moved to Tampa.",
        9: "You're back from somewhere, or through with a course, and you've got something to tell. At the group there are announcements first. You want about five minutes from them, and you could ask the person with the agenda.",
        10: "Your work is in the public eye, and some of the group may turn up to see it. You'd hardly have thought of asking. If it makes you happy, that's something you want from them.",
        11: "The whole group is together, louder than it's been in a long time. You can see who's where, and whom you'd like to stand next to. What you want from the group may be over there.",
        12: "After a lot of company you need to be alone, and the group is meeting that night. You'd go if you could be silent in it. Some groups allow that, and you'd want to know if yours does.",
      },
    },
    turns: {
      begins:
        "You could tell the group one thing that you'd like from it, about how the evenings go or about singing the other part. You may have been so easy to please that it takes them by surprise. Surprised people often say that they'll see what they can do.",
      shows:
        "You see your place in the group as if from the balcony. You're liked this much and relied on that much, and perhaps not by the same people. If there's something you'd change, you can tell by the point in the evening at which you began to look for your jacket.",
      halts:
        "The group gets nowhere for some months, and it may meet less. It's an experiment that no one designed. You learn who calls without a reason, and on which night of the week you're relieved to stay home. What you want from a group can be read off those two.",
      resumes:
        "The group is getting going again, and everyone is a bit shy with everyone. That's a good moment, because nothing has set. What you found out about your wishes while there was nothing to attend can be said now, and it won't sound like a complaint about how things were.",
      eases:
        "The group is behind you. It could be a show of hands, or a favor that nobody made you ask for twice. You're used to being the one who supplies the enthusiasm, so it feels strange to be carried. It's worth a glance to see who's carrying, since you want more of that.",
      presses:
        "You and the group want different things, and this time you can't laugh it off. You could give in or you could drift away, and either would be quiet. Staying and disagreeing makes more noise. It's also how you'd find out what the group thinks it has in you.",
    },
    closes: {
      begins:
        'If the group has heard one wish of yours by the end of {month}, it has something to give you. Up to then belonging was all it knew you wanted. What it does with the wish will tell you how many of your evenings to give it.',
      shows:
        '{month} shows you which part of the group you come for and which part you sit through. The first is worth keeping an evening free. The second could be skipped once in a while, and no one would report you missing.',
      halts:
        "You may have some evenings back in {month}, and a few of them will be dull. The dull ones are informative. What you miss in them is what you want from the group, and if it was just the ride home, that's a friend, and you've got the number.",
      resumes:
        "When the group has settled down again toward the end of {month}, you could be in a spot that you've picked. For that you'd have to say what you want before everyone goes back to the old seats.",
      eases:
        "{month} shows that the group is good for more than somewhere to be. If it comes through with the one thing you wanted, you'll know whom to sit beside, and that you can want something there again.",
      presses:
        "Whether you stay in the group after {month} or not, it knows what you wanted, and you know what you'd miss. To want something from people is to take them seriously. The ones who see it that way are worth keeping, in the group or out of it.",
    },
  },
  {
    asks: 'Who does the work in your circle, and who just gets invited? {month} is about a chore that keeps landing on you.',
    among: 'It may be booking the table, driving everyone home, or keeping track of who owes what.',
    cast: {
      sun: "the guest you'd like to be for once",
      moon: 'the need to have everybody taken care of',
      mercury: 'the messages about who brings what and when',
      venus: 'the pleasure of doing the chore for one person you love',
      mars: 'the banging of dishes when the chore is yours again',
      jupiter: 'the offer of help that you make before anyone asks',
      saturn: 'the chore itself, which has become your duty',
      uranus: "the evening on which you just don't book the table",
      neptune: 'the hope that somebody will see how much the chore is',
      pluto: 'the say you get by being the one who does it',
      asc: 'the willing face that the chore always finds',
      mc: 'the praise for being the one who can be counted on',
    },
    before: {
      sun: {
        eases:
          "You mention in company that the chore has been yours for a while, in the voice of a person telling someone the time. Nobody faints. It has been said, and it doesn't sound outrageous that it could be somebody else's turn.",
        presses:
          "You may be praised in front of everyone as the one who can be counted on. The praise is sincere, and it's good for another year. You smile, and you can feel the chore being tied on a little tighter.",
      },
      mercury: {
        eases:
          "Somebody asks who'll do the chore this time, and you let the question go by. Those are a strange few hours. A person who has never done it may want to know how it goes, and the answer is shorter than you'd like.",
        presses:
          "You send a second reminder, and the replies are about something else. It would be quicker to do the chore yourself, as it is every time. That's how the chore became yours in the first place.",
      },
      venus: {
        eases:
          "You do the chore for one person you love and enjoy all of it. It isn't the work that you mind, then. It only gets heavy when it's for everybody and for no one in particular.",
        presses:
          "You'd sooner pay for six than ask twice for the money. People find you so relaxed about it. You aren't, and with this chore the peace costs about as much as the dinner.",
      },
      mars: {
        eases:
          "You hand a piece of the chore to the first person who says that somebody ought to. It's over before you can be gracious about it. They look startled and not altogether displeased, like someone who's been passed a microphone.",
        presses:
          'You do the chore, and you do it loudly. Things get set down harder than they need to be. The others decide that you must be having a rough day, since that lets them go on with theirs.',
      },
      moons: {
        new: "The chore has a rival. Something new takes the very hours in which you'd have booked or driven or added up, and it's an honorable reason to let things lie. Somebody may notice that a table doesn't book itself.",
        full: "With your hands full there, the chore has to get along without you. It may go undone, or get done worse than you'd do it. Your circle will live through either one, and you'd see for once how heavy it looks from a distance.",
      },
    },
    after: {
      sun: {
        eases:
          "You arrive like a guest, with things already set up. Your hands don't quite know where to go. Someone else is worrying about the time, and you find it suits you to have no view of the chore at all.",
        presses:
          "A person who could always count on you may be put out and tell you that you've changed. You're doing one chore less than you were, out of about nine. The other eight still look very much like you.",
      },
      mercury: {
        eases:
          "If there's a message about the chore, you aren't the one who wrote it. It has a mistake in it. You could point that out, and you notice that nobody will go hungry if you don't.",
        presses:
          "People may want to know where the list is, and what it's called, and whether you could just quickly. By evening the chore could be all yours again. The first two have short answers, and for the third you could be out of reach.",
      },
      venus: {
        eases:
          "Somebody may do the chore for your sake, down to a detail that you like. It's awkward to be looked after. About an hour later it's lovely, and you begin to see why the others never got up.",
        presses:
          "Now that the chore is out of your hands for a while, you miss being needed. There's no shame in it. People may be fond of you for other reasons, and it takes an evening or two of sitting still to hear what they are.",
      },
      mars: {
        eases:
          'You do your share of the work at full speed, and then you stop. The stopping is new. You sit down while the chore is still going on around you, and the evening goes right on being an evening.',
        presses:
          "The chore is being done badly, right in front of you, and you itch to take it back. If you do, you'll have it for good. Sitting on your hands is hard work, too, but it only has to be done about twice.",
      },
      moons: {
        new: "A beginning usually has a chore in it for the quickest person, and you know who that tends to be. You could take one thing and let the next one lie for a minute. It'd be good practice for the old chore.",
        full: "Seeing all of that through is enough for one person, and the chore may have to be settled by people who've never done it. It may take them two minutes or a whole evening of messages. You won't have read any of them.",
      },
    },
    slow: {
      eases: [
        "Week by week the chore gets lighter, as things do when more than one person has hold of them. There's some grumbling. With a little luck somebody will be good at it, and mildly proud.",
        'The chore is seen at its right size for a change. Somebody may say that it must have been a lot, or ask how you keep it all in your head. You may find that you wanted to hear that nearly as much as you wanted the help.',
      ],
      presses: [
        'For some weeks everyone is busy, and busy people hand things to the one who never drops them. The chore will be offered to you with compliments. You may have to put it down more than once before it stays there.',
        "You're tired, and the chore is where it shows. You do it late, or you forget a name, and then you apologize like somebody who'd been hired. Nobody pays you for it. A chore that's a gift can be late now and then, and people might even be reminded that it was one.",
      ],
    },
    houses: {
      new: {
        1: "A fresh start is being made, by you and on you, and the chore isn't part of it. You'd like to be the one who comes in last, with free hands. Somebody else could be asked this time, while you've got a good reason.",
        2: "In a new budget you put down what the chore costs you, with the gas and the deposits. Nobody's ever seen that sum. It would make a nice short message to the people you drive home.",
        3: "New messages come in from new people, and someone has to set the date. Your thumbs are already moving. Under the table they'd be out of trouble, and you'd find out who else has a calendar.",
        4: "A change at home means that you're wanted there at the hour of the chore. You may have to tell your circle that you can't do it this time. They're grown people, and they've all got phones.",
        5: "Something new and delightful happens to fall on the same evenings as the chore. You ought to book for eight people, and you're thinking about one. Eight people can be trusted to find a pizzeria.",
        6: "Your days are being set up afresh, and the chore gets its own line for the first time. It takes two hours a week. Seen between laundry and the gym, it doesn't look like friendship at all.",
        7: "Somebody new is at your side, or an old friend has moved closer, and they see you adding up the check again. They may offer to do it. Let go of the pencil before they've had time to reconsider.",
        8: "Money is going to be shared in a new way, and the chore is right in the middle of it. Who owes what has lived in your head till now. Put where all can read it, it becomes everybody's business.",
        9: "A course or a trip is about to take you away for a while. People ask where you're going, and then they ask who'll do the booking. It's a fair question, and for once it can lie there among them until somebody picks it up.",
        10: "At work you're starting on something with a title and a budget, and people to do the chores. It's instructive. Your circle of friends has never had so much as a sign-up sheet.",
        11: "New people in the circle haven't been told that it's you who does the chore. They may simply ask who's next. Explaining it to them will be hard on the others, and you can enjoy their faces.",
        12: "You're out of reach for some days, and the chore comes up all the same. It'll look urgent. By the time you see your phone again, somebody may have done it, badly and without you.",
      },
      full: {
        1: "You look as worn as you are, in front of the whole circle, with the chore in your hands. Someone may finally see the two together. It's a poor moment to say that you're fine.",
        2: "Accounts are settled, and you may find that you've advanced the money for nearly everything. They'll pay you back and be embarrassed. While they are, somebody could be given the chore of keeping the list.",
        3: "After enough messages about where and when, you may write one that you regret by evening. It's likely to say that other people have phones, too. They do, and the chore could be handed to one of them in a kinder line.",
        4: "Your family or your plumbing may need you on the night of the big dinner, so that the chore has to be done by somebody else. The dinner will take place. It could be late, and at a worse table, and they'll mind less than you'd think.",
        5: "For once it's your party, or your play, and the circle comes to see you. You catch yourself stacking seats. Somebody will take you by the elbow, if they're any good, and steer you and the chore apart.",
        6: "Work is heavy and you're behind on sleep, and it's your turn again, as it always is. You could look up when it was last anyone else's. You might need the old phone for that.",
        7: "Your partner or your closest friend has an opinion on the chore, and you may hear it in full. They're the one who gets what's left of you at the end of the evening. It's worth hearing, even if they've never booked a table themselves.",
        8: "A debt is mentioned, or a grudge, and for a minute there's plain talk in the circle. You'd like it to stay nice. If you tell them about the chore in that minute, it'll be one plain thing among several.",
        9: "You return from a trip or from weeks of studying, and the chore may have been done in the meantime. It might have taken four people. If they're proud of it, they can go on.",
        10: "You may be honored at work, and your friends want to celebrate. If you book the table for that as well, it's a chore on your own evening. You could tell them that you'll come wherever they say.",
        11: 'The circle is together for an evening, and you can see who carries things. It may be you and one other person. The two of you could agree to sit down at the same time, and see who gets up for the chore.',
        12: "You're exhausted from being needed, and for an evening you can leave the phone alone. Nothing terrible is likely to follow. Somebody may do the chore badly, and everyone will still get fed and get home.",
      },
    },
    turns: {
      begins:
        "You offer one part of the chore and no more than that. You'll book the table, say, and another person will have to collect the money. After that comes the pause in which you usually offer the rest. It's longer than you think you can stand, and somebody may break it.",
      shows:
        "Who does what is plain to see all of a sudden, perhaps because you're late for once or out of town. Some people get up, and some of them look around for you. You don't look so good yourself, since you've made it so easy. Everyone can see the chore now, and how much of it there is.",
      halts:
        "Some of the dinners stop for a few months, or the trips do, and most of the chore stops with them. You find out what your evenings are like when you aren't arranging anyone else's. Sooner or later it'll be asked who's going to organize things again, and you can let somebody else answer.",
      resumes:
        'Everything starts up again, and people look around for you on account of the chore. The old arrangement has been out of use for a while, and nobody would swear to it. The parts can be handed out fresh. You could wait to see who takes what before you say a word.',
      eases:
        "Somebody may offer to take over the chore. Your mouth is already open to say that it's no trouble. It's trouble, and they've noticed, or they wouldn't have asked. A thank-you is shorter, and it leaves them free to do it in ways you'd never have thought of.",
      presses:
        "You're needed, it's urgent, and there really isn't anyone else who knows how. That's how it goes every time. You could do the chore once more and say, while you're at it, that it's the last time, to somebody with a good memory. You could also let them learn it in an hour.",
    },
    closes: {
      begins:
        'If one part of the chore has another owner by the end of {month}, the rest can follow. Those who do the work and those who get invited could be the same people on different evenings. It only takes one of you to sit down first.',
      shows:
        "After {month} nobody can very well say that they hadn't noticed the chore. Some of them will help, and they'll be the ones you'd have guessed. You do your share, and after that you've been invited like the rest.",
      halts:
        "If {month} leaves the chore without an owner, that's no disaster. When it's needed again, you won't be the only one who's rested. Somebody will ask whose turn it is, and this time it's a real question.",
      resumes:
        "However the chore is dealt out by the end of {month}, it'll probably stay that way for a good while. You'd do well to be slow. A circle in which the work goes around is worth getting dressed up for.",
      eases:
        "You may be rid of the chore after {month}, or of a good-sized piece, and you're still on the list. It would seem that they don't invite you for your bookkeeping. There aren't many nicer things to find out about friends.",
      presses:
        "Whether you do the chore one last time in {month} or leave it undone, it'll have been talked about. The talk may be short. Doing your share is a lot easier once they've heard you say how big it is.",
    },
  },
  {
    asks: 'Where are you welcome when you bring nothing? {month} is about going somewhere with empty hands.',
    among:
      "It may be to a friend's kitchen table, to a class, or among people who share a joke with you.",
    cast: {
      sun: "the person they're glad to see, before any help is given",
      moon: 'the ease of a kitchen where nobody has to entertain you',
      mercury: 'the small talk you can make without having anything to offer',
      venus: 'the people who like you with empty hands',
      mars: 'the urge to carry something out to the kitchen',
      jupiter: "the flowers, the wine, and the cake you'd rather bring",
      saturn: 'the feeling that an invitation has to be earned',
      uranus: 'the visit you make on the spur of the moment',
      neptune: 'the wish to be loved for nothing in particular',
      pluto: "the fear of what you'd be to them if you were no use",
      asc: "how you come in when you aren't carrying anything",
      mc: 'the helpful person they know you as',
    },
    before: {
      sun: {
        eases:
          "You join people somewhere with nothing to offer and give only your name. It's like leaving the house without a phone. You may be surprised at how little is expected of empty hands, and at how quickly somebody finds you a seat.",
        presses:
          "You turn down an invitation because you're too worn out to be of any use. Nobody mentioned use. It could have been the evening for empty hands, and they might have liked you with your feet up.",
      },
      mercury: {
        eases:
          'You ask what to bring, and the answer is nothing, just yourself. People say that. You could take them at their word for once, come with empty hands, and see if the word holds.',
        presses:
          'You offer a phone number and then a solution, when the other person was only telling you about their day. They thank you. Your hands are full again, and the story has stopped just short of the good part.',
      },
      venus: {
        eases:
          "You sit among people who like you and contribute a laugh in the right place. It's plenty. On the way out you think of the dishes that you'd meant to help with. No one seems to have minded your empty hands.",
        presses:
          "You bring flowers, and dessert, and a little thing you saw and thought they'd love. It's generous and there's some worry in it. With empty hands you'd have to find out if they were glad that you came.",
      },
      mars: {
        eases:
          "You stop by on an impulse, before there's time to buy anything to bring. The empty hands feel wrong for the length of the hallway. After that you're someone who just came by, and people don't get many of those.",
        presses:
          "You can't sit still among people who can. You carry things out, you fix the hinge, you're all over the place. Somebody tells you to sit down, with a slight edge, since your full hands make theirs look lazy.",
      },
      moons: {
        new: "You'd like to have something to show before you see people, and whatever begins there hasn't gotten that far. Somewhere there's a table where it doesn't matter. You could sit down at it with empty hands and say that you've started something.",
        full: "A day like that leaves you with nothing over for anyone. It's an honest reason to turn up somewhere with empty hands. If they move over for you, you'll know that it isn't on account of the dessert.",
      },
    },
    after: {
      sun: {
        eases:
          "You take up room and do nothing to earn it. With your hands empty you're funnier than usual, or you're quieter. The people around you seem to have been expecting that person all along.",
        presses:
          "You feel like a guest who's stayed too long, having come with empty hands and said little. Before you get up to go, it's worth noticing who keeps filling your glass. A host might like it that somebody isn't putting on a show.",
      },
      mercury: {
        eases:
          'A message may come with no question in it and no favor to ask. Somebody was only thinking of you. You can answer it with empty hands as well, and say that you were glad to hear from them.',
        presses:
          "Someone asks what you do, and you find yourself listing it. It comes out like a bid for a contract. You might have said that you're a friend of the one with the loud laugh, and stood there with your hands in your pockets.",
      },
      venus: {
        eases:
          "You're given something, a plate or a ride or the good seat, and your hands are empty when it comes to giving back. You leave it at that. Friends who owe each other a little have a reason to meet again.",
        presses:
          "Two of your friends are busy being useful to each other, and you feel left out of it. That's one way to be close. Yours with them may be the one with empty hands, which has less to show on any given day.",
      },
      mars: {
        eases:
          "You leave in the middle of the cleanup because you've had enough, and you wave good night with empty hands. It goes unremarked. You could get used to that, and so, evidently, could they.",
        presses:
          "You're adding up what you've done for whom, and it makes you sharp. Most of it they never asked for. The next time, empty hands would spare them the bill and you the arithmetic.",
      },
      moons: {
        new: "Empty hands suit a beginning. There's nothing to report yet from that part of your life, and if somebody is glad for you all the same, it's you they're glad about. The rest can be told when there is some.",
        full: "After a time like that you'd usually bring something to everyone who put up with you. You could come with empty hands and tell them how it was. They may have been looking forward to the story, and they've got flowers.",
      },
    },
    slow: {
      eases: [
        "Over these weeks you're asked along more than you're asked for things. The two kinds of invitation look alike on a screen. You can tell them afterward by your hands, which on some evenings never had anything in them.",
        "You're learning where the glasses are in somebody's kitchen, and you get your own. It's a small promotion. Empty hands stop being noticed at about that point, even by you, since there's usually a cat to be held.",
      ],
      presses: [
        "Most of your calls, for some weeks, come from people who need something. You go, since they know that you will. A visit with empty hands, to somebody who hasn't called, could tell you more about where you stand than ten more favors.",
        "You're low on something, be it money or sleep or good stories, and you feel that you've no business going anywhere. That's when empty hands are a real test. The people who'd have you over like that don't advertise, so one of them would have to be tried.",
      ],
    },
    houses: {
      new: {
        1: "You're trying out a new look or an early start, and you don't feel finished. It's a good state for visiting in. Your friends would get you with empty hands and half a haircut, and they'd be delighted.",
        2: "A new budget has less room in it for wine and flowers. Your hands are going to be emptier at people's doors, for reasons of economy. You may find out that they'd never cared for the wine.",
        3: "A class begins, or a chat among neighbors, in which you know less than anybody. You've got nothing to contribute and have to be told things. Those are what empty hands look like in the first week, and you were let in with them.",
        4: "Home's in the middle of something, with boxes or a new roommate, and there's no baking in it. People may ask you over on that account. You could turn up with empty hands and dust on your knees.",
        5: "Something new is fun, and you do it among people who do it better. Nobody needs your help. With empty hands you're free to hit the ball, and to see where it ends up.",
        6: "A schedule you've just made leaves no time for the casserole you usually bring. You may feel like skipping the visit. The people there probably asked you for the company, and empty hands would leave more time for it.",
        7: "An agreement or an attachment is beginning, and you'd like to come to it with something to offer. You're what they asked for. Empty hands have the advantage that one of them can be held.",
        8: "Before two people share anything, each tells what they bring. Your list may be short at present. If you show it with empty hands and no apology, you'll know early on whether you're welcome.",
        9: "On a trip or in a lecture hall you're a stranger, of no use to anyone there. Somebody may ask you to sit with them. You don't owe them anything for it, and empty hands are all they expected.",
        10: "Work starts you on something, and you're bringing results to people all week. By evening you may think that you've got nothing left to bring. A friend's kitchen table is a place for that, since empty hands are all it takes.",
        11: "A new circle has opened to you, and your first thought may be what to bring. They don't know yet that you're the one who brings things. If you come with empty hands a couple of times, you'll know what they like you for.",
        12: "You've gone quiet, and you've got nothing to show for the week. Somebody might call and say to come over anyhow. You could go with empty hands and talk as little as you feel like.",
      },
      full: {
        1: "You're at the center of things and can't help it, and others carry the plates past you. Sitting there with empty hands is harder than carrying. You get better at it by dessert.",
        2: "Money is tight after a big bill, or it's plentiful and you feel you should share it. Either way you stand in the store wondering what to bring. The hosts have probably asked you because of your stories.",
        3: "You've been helping with advice and forwarded links. A sister or a friend may tell you to just come by. They don't want the link, and they'd like to see you at the table with empty hands.",
        4: "At your place something may have boiled over, and for a night you're better off elsewhere. A friend would take you in with a toothbrush and empty hands. You'd do the same for them and never think about what they'd brought.",
        5: "Your big evening comes, and for once you're the one who gets the flowers. There's nothing left to do for anybody. Look how long you can stand there with empty hands before you're collecting the glasses.",
        6: "You've worked all week and your head aches, and there's somewhere you'd promised to be. You could go as you are, with empty hands. Friends who've only ever seen you helping may like you tired.",
        7: "A partner or a friend might tell you that they don't need all this from you. It isn't a complaint. What they'd like is an hour of you with empty hands and nowhere to be.",
        8: "Somebody pays you back, in money or by trusting you with something. You'd like to return it right away. With empty hands you can hold what you've been given for a night, and look at it.",
        9: "You come in from a trip or an exam with nothing, too late for any store. If somebody has waited up, it's for you. You can sit down with empty hands and tell them how it was.",
        10: "You may have been told what you're worth at work, in front of people. It's nice to be good for something. At a friend's table you can be good for nothing that same evening, with empty hands and the dog on your feet.",
        11: "When everyone brings a dish and you haven't got one, you want to turn around at the door. You could go in with empty hands all the same. Most people will be looking at your face.",
        12: "You're tired of being of use, and you've gone to bed with a book. A friend may call and ask for nothing. If they say come, you can go with empty hands, in the sweater that you've got on.",
      },
    },
    turns: {
      begins:
        "You could go somewhere as nobody in particular. A class would do, or a table where you know one person. You bring nothing, and you don't let on what you could do for them. The first ten minutes with empty hands are long. After that you may forget that you have any.",
      shows:
        "It's in people's faces who's glad to see you, before you've had a chance to help. One of the faces may surprise you. You've never done a thing for that person, and they've already moved over to make room, with your hands still in your pockets.",
      halts:
        "For some months there's less to do for others, and fewer of them ask. Your hands are empty whether you like it or not. It feels at first as if you'd been forgotten. Then you see who comes by with no favor in mind, and who'd only been waiting for you to be less busy.",
      resumes:
        "You're needed again, and it's a relief how quickly your hands fill up. Requests come in that nobody else could see to. While there's still a finger free, it would be good to keep the place where you sat around in the quiet time, and to go on turning up there with nothing.",
      eases:
        "There's room for you somewhere, and it comes with no task. They've got enough snacks, and someone else is driving. Your empty hands can go around a warm mug. You may be the only person there who's really listening, and nobody has to thank you for it.",
      presses:
        "You come with empty hands, and it's noticed. There may be a joke about it, or you're asked to help all the same. That's uncomfortable and good to know. Some places want you and some want your casseroles, and you can't tell which is which while you keep on cooking.",
    },
    closes: {
      begins:
        "After one evening with empty hands in {month}, you know a place, with an address. You're welcome where nobody looked to see what you'd brought. It may even be a place where you've been useful all along and nobody needed you to be.",
      shows:
        "If {month} shows you somebody who's glad to see you before you lift a finger, that's where you're welcome with empty hands. If you enjoy being useful there, it can be a present, since no one is waiting for it.",
      halts:
        "It's a slow {month} for helpful people, so there's time to see who sits down next to you anyway. Your empty hands didn't put them off. When you're busy again, those are the people to have an evening for.",
      resumes:
        "Your hands are likely to be full again by the end of {month}, and you'll be happy about it. You also know one place where they needn't be. In the middle of a busy week you could turn up there with nothing and be fed.",
      eases:
        'If you come with empty hands in {month} and get asked back, you can believe it. They like having you there. It may go on seeming too easy to you for a while, and you can go anyway.',
      presses:
        "If {month} crosses a place off your list, you've gotten its evenings back. Where you're welcome with empty hands, somebody has moved over for you by then. You don't need many places like that, and two are plenty.",
    },
  },
]
