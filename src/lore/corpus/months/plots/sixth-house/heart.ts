import type { MonthPlot } from '#lore/authored.ts'

export const sixthHouseHeart: readonly MonthPlot[] = [
  {
    asks: '{month} is about lunch, and about how you treat yourself in the middle of a day.',
    among:
      'It may be a sandwich over the keyboard, what somebody else left on the plate, or just coffee.',
    cast: {
      sun: 'the pride of being too busy for lunch',
      moon: 'the hunger you take for a bad mood until somebody hands you a sandwich',
      mercury: 'the phone that lies beside your plate at lunch',
      venus: 'the friend or the bench that lunch is better with',
      mars: "the appetite that comes out as an opinion on somebody's dishwashing",
      jupiter: "the feast you'd make for a guest and never for yourself",
      saturn: 'the belief that a person with work to do eats over the keyboard',
      uranus: 'the impulse to walk out in the middle of things and find noodles',
      neptune: 'the lunch you ate without tasting any of it',
      pluto: 'the private satisfaction of getting to the afternoon on coffee',
      asc: "the look that people get from you when you haven't had lunch",
      mc: 'the meeting that gets put where your lunch was',
    },
    before: {
      sun: {
        eases:
          "You leave in the middle of things, because people like you well enough to wait, and eat something warm sitting down. The afternoon goes better. The cause is so plain that you'll be tempted to give the credit to something other than lunch.",
        presses:
          "There's someone to impress, and lunch is the first thing to go. You tell yourself it's one day. By late afternoon you're impressing nobody, and you've been short with the one person who brought you a cookie.",
      },
      mercury: {
        eases:
          "Somebody asks what you had for lunch, and you have to think. It's a small question, and it embarrasses you more than it should. If you answer truthfully, you may learn that the other person had crackers.",
        presses:
          "Lunch and the phone are on the same table, and the phone does most of the talking. You come up from a long message to an empty plate and can't recall eating. The reply would have been no worse for waiting twenty minutes.",
      },
      venus: {
        eases:
          "You're invited to lunch, or you do the inviting, and nothing at all gets decided. You hear a long story about a neighbor's dog. On the way back you notice that somebody has been good to you, and that you helped.",
        presses:
          "You make what the others like, or go where they want to go. It's a pleasant lunch and it wasn't for you. You don't have to make a point of it, as long as you get the noodles next time.",
      },
      mars: {
        eases:
          "Impatience has its uses, and you arrange the thing properly. Something decent gets bought, cut up, and put where you'll find it on a day when you've got no time to be kind to yourself. It takes fifteen minutes, and most lunches are decided the evening before.",
        presses:
          "Hunger makes you rude, and it doesn't introduce itself as hunger. It comes as a strong opinion about how somebody loads a dishwasher or writes a report. If you still have the opinion after lunch, it may be right.",
      },
      moons: {
        new: "A fresh start there is apt to fill your head in the middle of the day, and lunch gets eaten standing up. Everything looks more urgent on an empty stomach. The new thing could only gain by waiting until you've had a sandwich.",
        full: "You're wanted there all at once, perhaps by more than one person, and lunch is what you'd give up without being asked. It's twenty minutes. Nobody is going to get a worse answer from you for having waited while you ate.",
      },
    },
    after: {
      sun: {
        eases:
          "You get up and go to lunch, and a younger colleague or a child sees how that's done. It hadn't occurred to you that you were teaching anybody. What they learn is that a person with a lot to do can also be hungry.",
        presses:
          "There's a day without any room in it, and somebody puts a meeting or an errand exactly where lunch was. You sit through it graciously and you mind. The minding is a good sign, since a person who never had lunch wouldn't miss it.",
      },
      mercury: {
        eases:
          "You tell somebody that you aren't free then because you're having lunch, and they say of course. That's the entire conversation. You had several further arguments ready, among them one about blood sugar.",
        presses:
          "It seems that the call can only be then, so you take it with your mouth full and the sound off. Fifteen minutes later you've had a bad lunch and a bad call. The next time somebody suggests that slot, you could suggest another, and they may simply take it.",
      },
      venus: {
        eases:
          "Lunch has become a thing to look forward to, on account of a bench, a friend, or a good mustard. It's a modest pleasure, and it comes around every day. You're nicer to people just before it than you used to be, and quite a bit nicer after.",
        presses:
          "You've been treating yourself well, and it's begun to show on the card. Two bought lunches come to about a shirt. You don't have to go back to crackers, but on some days being good to yourself involves a thermos.",
      },
      mars: {
        eases:
          "You walk to lunch, or you walk it off, and your body is delighted with so little. It's been easy to please all along. Nobody had thought to ask it, least of all in the middle of a day.",
        presses:
          "Somebody takes your twenty minutes, your place at the table, or the lunch itself out of the fridge, and you're angrier than a tuna sandwich deserves. It's about more than tuna. Say that you'd like that part of the day left alone, in the voice you'd use if you weren't hungry.",
      },
      moons: {
        new: "As a beginner you may be a bit unsure of yourself there, and lunch is where it shows. You could skip it to look eager. If you have it at the usual time instead, people will assume that you know what you're doing.",
        full: "Things come to a head there, and you still have to eat. If lunch has become a habit by then, you'll go to it without thinking, and the habit is kinder to you than you'd have been. You come back with the same trouble and a better voice.",
      },
    },
    slow: {
      eases: [
        "Week by week lunch needs less defending. You feel it in the evening first, since there's something left over by then for the people you spend it with. They may put it down to the weather.",
        "You find out what you like, which a person who eats over a keyboard may not know. Lunch offers a chance to learn it every day. In a few weeks you've got a favorite sandwich or a favorite bench, and you walk a bit faster on the way to it.",
      ],
      presses: [
        'These are weeks in which the day closes over its middle and lunch keeps getting lost. You can get by like that for a surprisingly long time. What goes is the warmth, first for yourself and then for anyone who asks you a simple question.',
        "Everyone else's appetite comes first for a while, and you're good at seeing to it. Lunch is what you taste along the way, or what's stuck to the pan. It keeps you on your feet, but it doesn't feel as if anyone had been thinking of you.",
      ],
    },
    houses: {
      new: {
        1: "A fresh start has you reading about how you should eat. Before you order any powders, it's worth seeing what a plain lunch does, at a table and with both hands. You may look rested by the end of a week.",
        2: "You go over your money, and lunch is one of the smaller leaks. It would be easy to plug it with crackers. A person who's about to earn or save more could begin by budgeting for a decent sandwich.",
        3: "New errands or a course cut the day into short pieces, and lunch gets eaten at red lights. A bench halfway would do, or a neighbor with a porch. You'd take in more of what you've come to learn, too.",
        4: "If something begins at home, the table may be covered with samples or boxes. A corner that's big enough for a plate will do. If you serve lunch to everyone who helps and skip your own, you've started the way you usually go on.",
        5: "Fun comes back into the picture, or a new hobby does, and you're likely to forget to eat. Joy is no substitute for lunch. A picnic is, and it might turn out to be the nicest thing about the whole enterprise.",
        6: "The new routine is the place to settle this for good. Lunch could go in first, ahead of the vitamins and the stairs. It's the one healthy habit that comes with pickles.",
        7: "You start something with another person, and you'll find out how they eat. They'll see how you do, which may give you a jolt. Lunch for two is a good footing for any kind of agreement.",
        8: "Money or confidences are about to be shared, and talks like that run through the middle of the day. Neither of you should decide anything hungry. If you order lunch first, you'll both be more trusting and read the second page.",
        9: 'A trip or a course is ahead, and other countries have views on lunch. Some of them close the shops for it. You might bring that custom home with you, or try it on the very first day out.',
        10: "You're new at something at work and want to be seen trying. The lunch you skip for it isn't seen by anybody. Your good mood in the late afternoon would be.",
        11: "A new group or a plan for the future meets when people are free, and that means over lunch. You talk while the others chew. It's no loss to the movement if you take a bite now and then.",
        12: "You withdraw a little, and nobody's there to see what you eat. Lunch from a pan over the sink is where that leads. Set yourself a place, since you're the only guest you've got.",
      },
      full: {
        1: "People may be looking at you, and you'd like to look your best. A mint isn't lunch. With whatever else you've prepared, it's the meal that shows in your face.",
        2: "When a large sum comes due, you tend to save on yourself to meet it, and lunch is the first cut. Add up what that brings in. It's unlikely to be worth an afternoon of being hungry and short with people.",
        3: "If the messages peak in the middle of the day, you may type with one hand and hold a wrap in the other. Your replies get short. People might think you're angry when you've only had half a lunch.",
        4: "A full house means that you make lunch for everyone and eat what's stuck to the spoon. They're happy and fed. If somebody says sit down, you could surprise the two of you by doing it.",
        5: "At someone's party, game, or recital you're likely to pack snacks for the whole team and not count yourself. One more lunch fits into the bag. You'd enjoy the second half.",
        6: "Work comes to a head and your body speaks up. It doesn't want a spa. Lunch, in a chair, with the door closed for twenty minutes, is the entire list of its demands.",
        7: "A partner or a friend may say what they've noticed about you, such as that you never eat. You were going to talk about bigger things. You can talk about those over the lunch that they'd like to buy you.",
        8: "Something serious between you and another person gets talked through and it takes all day. By the middle of it you're both unfair. Forty minutes for lunch, with the subject left in the other room, may do more than your best argument.",
        9: "You're in the thick of a journey, or of exams, or of somebody's theory about how to live. The theory probably has a chapter on food. A good lunch in strange surroundings is quicker to read and more likely to convert you.",
        10: "On a big day at work, lunch with somebody important may be part of it, and then you talk while they eat. It's wise to have something beforehand. Hardly anybody is brilliant on an empty stomach.",
        11: "All the friends are there and somebody's grilling. You move from group to group with a plate that you put down each time. It'd be a good lunch if you stayed in one place with it until it was gone.",
        12: "You've been running on very little and telling nobody. It comes out as tears over a dropped yogurt, or as a nap at your desk. Lunch is an odd thing to be moved by, but you might be.",
      },
    },
    turns: {
      begins:
        "It's a good day to begin, and lunch is an easy place for it because it's small and comes back every day. You might do no more than sit down to it somewhere without a screen. At first it'll feel like waiting for somebody. After a few days it begins to feel like company.",
      shows:
        "You get a look at how you've been treating yourself, maybe because you watch another person do the same. They eat lunch over the sink and tell you that they're fine. You'd like to sit them down and make them a plate, and that's the feeling you were looking for.",
      halts:
        "For some months your strength is uneven, and going without lunch doesn't work as well as it did. As tricks go, it's no great loss. You could plan your days for a person who gets tired around then, and do it as kindly as you would for a guest.",
      resumes:
        'Some strength comes back, and the first idea is to spend all of it before noon. By now you know what a real lunch does for the hours after it. Keep it, even though you could manage without.',
      eases:
        "People are friendly, and one of them would probably be glad to share a table. You could make something regular of it, such as one lunch a week with a person you like. You'd never skip it, because you don't skip other people.",
      presses:
        "The day gets cut up for everyone who needs a piece, and the piece that's missing is the one in the middle. You'll be inclined to say that you don't mind. By late afternoon you do. Fifteen minutes of lunch is little enough that nobody could call you difficult for wanting it.",
    },
    closes: {
      begins:
        "If you're sitting down to lunch on most days by the end of {month}, you're being treated better, and by the person in charge. Nothing else about your days has to improve for you to feel that.",
      shows:
        "{month} shows you that you'd never do to a guest what you do to yourself at lunch. You don't have to become a better person over it. A second plate would do.",
      halts:
        'With less strength to spend, you find out in {month} what lunch is worth. You may have been kind to yourself on the good days and strict on the bad ones. It works better the other way around.',
      resumes:
        "You may be busy again by the end of {month} and still eating at a table. That's how you'd treat somebody you expected to need for a long time, and you do expect to need yourself. It comes to twenty minutes of lunch a day.",
      eases:
        "What {month} can leave you with is one lunch a week that no one would dare to move, because there's another person in it. When you're as hard to move on a day alone, you'll be treating yourself like company.",
      presses:
        'You may find out in {month} what goes missing along with lunch, which is your good temper and most of the afternoon. How you treat yourself is decided on the worst day of the week. That day could stand a sandwich.',
    },
  },
  {
    asks: "You'd spend a morning in a waiting room for a friend. {month} is about the appointment you keep moving because it's only for you.",
    among:
      "It may be the dentist, a new pair of glasses, or an hour with somebody who's good with backs.",
    cast: {
      sun: "the strong one you like to be, who doesn't need appointments",
      moon: 'the tired shoulders that the appointment would be for',
      mercury: 'the word fine, which you say when somebody asks how you are',
      venus: "the kindness you'd show any friend who kept putting this off",
      mars: "the impatience with which you'd send anyone else to get this looked at",
      jupiter: 'the large heart that gives your morning to somebody else',
      saturn: 'the fear of what they might say if you kept the appointment',
      uranus: 'the sudden phone call that gets you an appointment this week',
      neptune: 'the empty week in the future that the appointment keeps moving to',
      pluto: 'a way of canceling on yourself before anybody has to ask',
      asc: 'the squint or the stiff neck that people have started to notice',
      mc: 'the duties that always need the very morning of your appointment',
    },
    before: {
      sun: {
        eases:
          "You're in a mood to be good to people, and this time you come up on the list yourself. Making the appointment takes about as much courage as ordering a pizza. It's the idea of being taken care of that needs some getting used to.",
        presses:
          "A number of people need you on the same day, and you cancel yourself first because you won't complain. The appointment moves to a week that looks empty from here. They all look empty from here.",
      },
      mercury: {
        eases:
          "You look the place up, and there's a page that shows what's free. One of the times is when you'd only be answering messages. The appointment begins to look like something that ordinary people do on ordinary days.",
        presses:
          "You've got the phone in your hand to see about the appointment, and it rings. Somebody else's trouble takes up the hour, and you're generous with it. When you've finished, the place has closed for the day, and you're a little relieved.",
      },
      venus: {
        eases:
          "A friend has been to somebody good and tells you how nice the people were. You hadn't thought of nice as a reason. An appointment for your own sake is easier to make when it comes recommended.",
        presses:
          "You buy yourself something comforting, like a cushion or a cream. It helps a bit, and there's no waiting room. The appointment would cost less than what you spend on not going.",
      },
      mars: {
        eases:
          "The impatience that you generally have with other people's delays turns to your own. You clear a morning for the appointment and tell two people about it, all of it standing up. It's done before you've had time to be considerate.",
        presses:
          "You push through a day that your shoulders had other ideas about, and you're proud of it. The person who asks how you are gets a sharp answer. An honest one would have had the appointment in it.",
      },
      moons: {
        new: "In the first flush you'd give what's starting there any hour that you've got, and the appointment only needs one. Nobody but you is going to insist on it. The new thing might just as well start after lunch on that day.",
        full: "Somebody may need you there at short notice, and you'd go. If the appointment is what has to move, it's worth asking for another day in the same call. Once you've hung up, you're unavailable again.",
      },
    },
    after: {
      sun: {
        eases:
          "You tell a person who counts on you that you'll be out for two hours, and give the reason in three words. They nod. Your appointment is the most ordinary thing they've heard all week, and now it's your turn to find it ordinary.",
        presses:
          "Something comes up that only you can do, right on top of the appointment. It feels like duty, and there's a bit of luck in it. Before you move anything, you could ask how long the other matter can wait, since it's often about as long as you'd be gone.",
      },
      mercury: {
        eases:
          "A reminder arrives with one button to press. Once you've pressed it, the hard part is over. A person who has confirmed an appointment doesn't have to be brave anymore, only punctual.",
        presses:
          "There's a form to fill in, with questions you could answer right away for anybody else you know. How do you sleep is one of them. The appointment is still to come, and somebody already wants to hear about you.",
      },
      venus: {
        eases:
          "Somebody offers to come along, or to have dinner waiting for you. You begin to say that it isn't necessary, and it isn't. An appointment that ends in noodles with a friend is much harder to move.",
        presses:
          "There's a nicer invitation for the same afternoon, and the place would understand if you called. They understand everything. That's how the appointment got to be as old as it is.",
      },
      mars: {
        eases:
          "With the appointment on the calendar there's some energy to spare, and your body gets a walk or a swim out of it. That does more for you than any amount of good advice. You go to bed like somebody who's being looked after.",
        presses:
          "You're put on hold, or they can't find your name, and you've got the temper of a person who nearly didn't call. Hanging up would be wonderful for about a minute. If the appointment were for somebody you love, you'd hold.",
      },
      moons: {
        new: "A new start there is going to ask for strength, and the appointment is one of the places where you get some. They aren't competing. You'd have a car looked over before you took it on a long trip.",
        full: 'While everything there comes due, you look at the appointment and see an hour that could be taken back. It could also be left alone. An hour with a person whose only question is where it hurts may be the quietest part of the week.',
      },
    },
    slow: {
      eases: [
        "You get better at this in the course of some weeks. One appointment leads to another, because they ask when you'd like to come back and you hear yourself name a day. There are people who take care of others for a living, and it isn't hard to get used to them.",
        "All sorts of people take care of themselves, once you start to listen, and they aren't even embarrassed. One mentions a filling, and another knows a woman who does wonders with knees. In such company your appointment gets to be about as remarkable as a haircut.",
      ],
      presses: [
        "Your body has been asking politely for that appointment, and over these weeks it's less polite. It doesn't have to be more than a stiff neck, or a squint that people have begun to imitate. There's some comfort in giving in to somebody who knows you that well.",
        "In each of these weeks there's somebody who needs the morning more than you do. You compare the two needs quite honestly, and yours comes in second. A contest like that can't be won, so the appointment might have to be kept out of it.",
      ],
    },
    houses: {
      new: {
        1: "With a new haircut or a new resolve, you're on your own mind for once. It's a good moment to make the appointment. You'd only be taking yourself as seriously as you take your hair.",
        2: "A new budget may have no line in it for being looked after. The appointment could cost less than you think, or be covered. Your back and your teeth are among the few things you own that can't be reordered.",
        3: "A course or some errand takes you past the place, or a neighbor goes there. You have the number. The appointment takes about as long to make as one of the messages that you're answering in place of it.",
        4: "A change at home keeps everyone running to you, since you know where things are. They could manage for two hours. You'd drive any of them to an appointment, so it's only a matter of letting one of them drive you.",
        5: "Something fun begins, and you'd like to be fit for it. New glasses would let you see the stage. An appointment made for the sake of dancing or of picking up a child is more likely to be kept than one made for virtue.",
        6: "A new plan for your health or your week is on the fridge. It has walks in it and fiber. The appointment is what you've replaced with all that, and one call would make the rest of the plan more honest.",
        7: "You begin something with another person, and they may ask when you last had that seen to. It's a fair question from someone who's counting on you. They might go with you, and you could do the same for them.",
        8: "You're about to trust somebody with money or a confidence. Trust of a smaller sort would be good practice, such as leaning back in a chair while a stranger with gloves says open. The appointment asks for nothing more.",
        9: "A trip has been booked, and you're checking the tires and the passports. Your back is also coming. With the appointment behind you, you'd sit on a plane for hours and think only about the movie.",
        10: "A new job or task wants you there early, and you'd rather not begin by asking for a morning. People ask for mornings all the time. One appointment mentioned in the first week is forgotten by the second.",
        11: "A group you've joined takes walks or plays pickleball, and you've been hiding a knee. They've all got one. Some of them know a good person for it, and you may come home with an appointment.",
        12: "You've got some days to yourself with nobody to rescue. It's awkward, because now the appointment has no competition. Quiet is a good time to go, and you could sit in the waiting room and not even read.",
      },
      full: {
        1: "Somebody may take your picture, or you catch sight of yourself from the side, and you see the shoulder or the squint. It isn't vanity to have that looked at. It's what the appointment is for.",
        2: "With the bills on the table, you can see whose shoes get paid for and whose appointments. If yours is missing, it may not be for lack of money. It goes where somebody's asking.",
        3: "You're quick to tell other people to see a doctor about that, and one of them may ask about your own. It'd be good to have an appointment to report, with a day and a parking plan.",
        4: "When everyone at home needs you, you hold up well, as they all say. A sister or a roommate may notice that you squint or don't turn your head. If she hands you the phone to make the appointment, take it.",
        5: "If you have to sit out part of the game or the party, you'll probably wave that you're fine. You'd like to be in it the next time. The appointment is how you get there from the bench.",
        6: "When work has been heavy, your body may begin to complain, usually about something small that's been going on for a while. An appointment would deal with it while it's still small.",
        7: "The person who knows you best may say that they worry. It's hard to hear, since you're usually the one who does that. You can argue or make the appointment, and the second takes less time.",
        8: "When a matter of trust comes to a head, you may learn that you'd do anything for someone. They'd probably trade half of that for the news that you'd kept your own appointment.",
        9: "You come back from a trip or reach the end of a course, and you've been sitting for a long time. Your spine has opinions. You went halfway around the world, so an appointment across town is within your range.",
        10: 'With everyone at work depending on you, this may look like no week for the appointment. Most weeks look like that. If you have to move it, move it to a real day, because people who are depended on need upkeep.',
        11: "When your friends are all together, they may start to compare their dentists. If you have nothing to add, one of them is likely to guess why. She'd gladly look up a number for your appointment under the table.",
        12: "You've kept a little ache to yourself so as not to bother anyone. It's been bothering you on everybody's behalf. Nobody has to know about the appointment, and you could tell them later what a relief it was.",
      },
    },
    turns: {
      begins:
        "You could make the appointment now, while you feel like starting something. The first free day may be weeks away, so for the moment it costs you nothing. From then on it only has to be treated like a promise to a person who'd be hurt.",
      shows:
        "Somebody who's fond of you says that you look tired, and you hear yourself say fine. Neither of you is convinced. You know how many people you've sent to get something looked at, and how impatient you were with their excuses, so you can guess what you'd say about this appointment.",
      halts:
        "For some months all of this is slow, and they may have no room for you before a season that you can hardly picture. Take the date they offer. The appointment you kept moving has been moved by somebody else for once, and you may find that you'd have liked to go.",
      resumes:
        "A place opens up, or your own reluctance does, and the appointment can be had at short notice. You don't need to put everything in order first. Everybody else in the waiting room has an unfinished week, too.",
      eases:
        "People are being good to you and you're letting them. It's a fine time to have the thing looked at, since you feel well enough to be curious about it. An appointment in a good week is a conversation, and you usually come out of it with something easier to do than you'd feared.",
      presses:
        "You're asked to be there for somebody exactly when you'd have been seen to yourself. It would be like you to give up the appointment and not mention it. You could mention it. They may be horrified that you'd thought of moving it, and after that you'd have to go.",
    },
    closes: {
      begins:
        "If the appointment has a date by the end of {month}, and the date has survived one good excuse, you've joined the people you look after. Making the call was the small part, and leaving the date where it was is the rest.",
      shows:
        "{month} lets you see yourself as a friend would, and a friend would tell you to go. The appointment is for you, and also for everyone who'd rather have you rested.",
      halts:
        'The wait in {month} does some good if it leaves you wanting to go. An appointment is easy to move as long as nobody else knows about it. If you tell somebody, it stays put.',
      resumes:
        'By the end of {month} the appointment may be behind you, and the odds are that it was dull. Being taken care of in time usually is. You can stand that much boredom about twice a year.',
      eases:
        "You may come out of {month} a bit better rested and a bit less noble. The appointment never took anything from the people you care for. They'll hardly have noticed that you were gone.",
      presses:
        '{month} sets the appointment against something that somebody needs from you, and you learn that both can be answered. Other people have other friends. Your back and your teeth only have you.',
    },
  },
]
