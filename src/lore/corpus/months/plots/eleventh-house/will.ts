import type { MonthPlot } from '#lore/authored.ts'

export const eleventhHouseWill: readonly MonthPlot[] = [
  {
    asks: '{month} is about a group you belong to, and about what you want from it besides belonging.',
    among: "It may be a team, a parents' committee, a choir, or a chat with forty people in it.",
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
