//! How players meet: links, the lobby, the queue, challenges.

use crate::ClubCode;
use crate::core::code::bad_field;
use crate::core::game::{ClubGame, FIRST_MOVE};
use crate::core::player::{Accepts, Player, PlayerKind};
use crate::core::row::Row;
use crate::core::setup::{DAY, Setup, SetupText};
use crate::core::view::{Event, InvitationView, Members, Side, Topic};
use crate::core::words::words;
use crate::core::{Change, State};
use loa::{ByColor, Color};
use loa_page_api::{ApiError, refuse_if};
use serde::{Deserialize, Serialize};

/// The most running games of a person or program.
const MOST_GAMES: usize = 64;
/// The most games that a level of the engine plays at a time.
const MOST_ENGINE_GAMES: usize = 200;
/// The most of those with guests, of whom anyone can make many: the others are left for members.
const MOST_ENGINE_GAMES_OF_GUESTS: usize = MOST_ENGINE_GAMES / 2;
/// The most games of a member with one level that are not over, and of those the rated ones.
const MOST_WITH_LEVEL: usize = 16;
const MOST_RATED_WITH_LEVEL: usize = 1;
/// The most games of a guest with one level that are not over.
const MOST_OF_GUEST_WITH_LEVEL: usize = 4;
/// The most waiting invitations of a member; the oldest are withdrawn.
const MOST_WAITING: usize = 32;
/// The most invitations in the lobby.
pub(crate) const MOST_OPEN: usize = 200;
/// How long an invitation is good, in milliseconds.
const GOOD_FOR: i64 = 14 * DAY;
/// How far ratings may be apart in the queue at first, and how much more with each second.
const NEAR: f64 = 150.0;
const WIDENS: f64 = 15.0;
/// How many rated games a member may leave before they have begun, in how many milliseconds.
pub(crate) const MOST_LEFT: usize = 3;
pub(crate) const LEFT_FOR: i64 = 3600 * 1000;

loa::named! {
    /// For whom an invitation is.
    pub(crate) enum InvitationKind: "a kind of invitation" {
        /// Whoever has the link.
        Link = "link",
        /// Whoever sees it in the lobby.
        Open = "open",
        /// Someone in the queue with the same wishes and about the same rating.
        Pair = "pair",
        /// One member.
        Challenge = "challenge",
    }
}

words!(InvitationKind);

/// An invitation to a game.
#[derive(Clone, Debug)]
pub(crate) struct Invitation {
    pub(crate) token: String,
    pub(crate) kind: InvitationKind,
    pub(crate) author: i64,
    pub(crate) target: Option<i64>,
    pub(crate) setup: Setup,
    /// The author's side; chance decides if there is none.
    pub(crate) color: Option<Color>,
    pub(crate) created_at: i64,
    /// The game, once it was accepted.
    pub(crate) game: Option<i64>,
}

impl Invitation {
    /// Describes it.
    pub(crate) fn view(
        &self,
        members: &impl Members,
        now: i64,
    ) -> Result<InvitationView, ApiError> {
        let class = self.setup.class();
        let player = |id| members.player_view(id, &class, now);
        Ok(InvitationView {
            token: self.token.clone(),
            kind: self.kind,
            author: player(self.author)?,
            target: self.target.map(player).transpose()?,
            speed: self.setup.clock().speed(),
            setup: self.setup.clone(),
            color: self.color.map(Into::into),
            created_at: self.created_at,
            game: self.game,
        })
    }
}

/// An invitation as it is asked for.
#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct InvitationText {
    pub(crate) kind: InvitationKind,
    #[serde(default)]
    pub(crate) setup: SetupText,
    pub(crate) color: Option<Side>,
    /// The number or the name of the challenged.
    pub(crate) to: Option<Target>,
}

/// An invitation, and the game that it has begun.
#[derive(Debug, Serialize, utoipa::ToSchema)]
pub(crate) struct Invited {
    pub(crate) invitation: InvitationView,
    pub(crate) game: Option<i64>,
}

/// The one who is challenged.
#[derive(Clone, Debug, Deserialize, utoipa::ToSchema)]
#[serde(untagged)]
pub(crate) enum Target {
    Id(i64),
    Name(String),
}

impl State {
    /// Returns some of the waiting invitations, the oldest first.
    fn waiting_where(&self, is_wanted: impl Fn(&Invitation) -> bool) -> Vec<&Invitation> {
        let waiting = self.waiting.values().filter(|it| is_wanted(it));
        let mut waiting: Vec<_> = waiting.collect();
        waiting.sort_by_key(|it| (it.created_at, it.token.clone()));
        waiting
    }

    /// Returns the invitations in the queue, the oldest first.
    fn queue(&self) -> Vec<&Invitation> {
        self.waiting_where(|it| it.kind == InvitationKind::Pair)
    }

    fn is_guest(&self, id: i64) -> bool {
        let player = self.players.get(&id);
        player.is_some_and(|player| player.kind == PlayerKind::Guest)
    }

    /// Returns the message with the newest open invitations, of guests half as many.
    pub(crate) fn lobby(&self, now: i64) -> Result<Event, ApiError> {
        let mut open = self.waiting_where(|it| it.kind == InvitationKind::Open);
        let of_guests = open.iter().filter(|it| self.is_guest(it.author)).count();
        let too_many = of_guests.saturating_sub(MOST_OPEN / 2);
        let guests = open.extract_if(.., |it| self.is_guest(it.author));
        guests.take(too_many).for_each(drop);
        let newest = &open[open.len().saturating_sub(MOST_OPEN)..];
        let open = newest.iter().map(|it| it.view(self, now));
        let open = open.collect::<Result<_, _>>()?;
        Ok(Event::Lobby { open })
    }
}

/// Refuses another game where there are as many as may be.
fn check_most(games: usize, most: usize) -> Result<(), ApiError> {
    refuse_if(games >= most, ClubCode::ManyGames.with("most", most))
}

impl Change<'_> {
    /// Returns an invitation.
    pub(crate) fn invitation(&self, token: &str) -> Result<Invitation, ApiError> {
        let waiting = self.state.waiting.get(token).cloned();
        waiting.map_or_else(|| self.archive.invitation(token), Ok)
    }

    /// Makes an invitation with a token, and tells those whom it concerns. One in the queue, and a
    /// challenge of an engine, begin a game at once if they can.
    pub(crate) fn invite(
        &mut self,
        author: i64,
        token: String,
        asked: InvitationText,
    ) -> Result<Invited, ApiError> {
        let is_challenge = asked.kind == InvitationKind::Challenge;
        let target = match asked.to.filter(|_| is_challenge) {
            Some(Target::Id(id)) => Some(self.state.player(id)?.clone()),
            Some(Target::Name(name)) => Some(self.state.by_name(&name)?.clone()),
            None if is_challenge => return Err(bad_field("to", "missing")),
            None => None,
        };
        let invitation = Invitation {
            token,
            kind: asked.kind,
            author,
            target: target.as_ref().map(|target| target.id),
            setup: Setup::asked(asked.setup)?,
            color: asked.color.map(Into::into),
            created_at: self.now,
            game: None,
        };
        self.check_games(author)?;
        if let Some(target) = &target {
            self.check_target(&invitation, target)?;
        }
        let known = [Some(author), invitation.target];
        let known: Vec<i64> = known.into_iter().flatten().collect();
        self.check_rated(&invitation.setup, &known)?;
        self.make_room(&invitation)?;
        let token = invitation.token.clone();
        self.put(Row::Invitation(token.clone(), Some(invitation.clone())));
        let game = match (invitation.kind, &target) {
            (InvitationKind::Open, _) => {
                self.state.lobby_has_changed = true;
                None
            }
            (InvitationKind::Pair, _) => self.pair(&invitation)?,
            (_, Some(target)) if target.kind == PlayerKind::Engine => {
                Some(self.accept(&token, target.id)?)
            }
            (_, Some(target)) => {
                let view = Box::new(invitation.view(self.state, self.now)?);
                let topics = vec![Topic::Player(target.id), Topic::Player(author)];
                self.tell(topics, Event::Challenge { invitation: view });
                None
            }
            _ => None,
        };
        let invitation = invitation.view(self.state, self.now)?;
        Ok(Invited { invitation, game })
    }

    /// Withdraws what would be too much: another place in the queue, the oldest invitations.
    fn make_room(&mut self, invitation: &Invitation) -> Result<(), ApiError> {
        let author = invitation.author;
        if invitation.kind == InvitationKind::Pair {
            self.withdraw_from_queue(&[author]);
        }
        let own = self.state.waiting_where(|it| it.author == author);
        let most = own.len().saturating_sub(MOST_WAITING - 1);
        let oldest: Vec<String> = own[..most].iter().map(|it| it.token.clone()).collect();
        oldest
            .iter()
            .try_for_each(|oldest| self.withdraw(oldest, author))
    }

    fn check_target(&self, invitation: &Invitation, target: &Player) -> Result<(), ApiError> {
        refuse_if(target.id == invitation.author, ClubCode::OwnInvitation)?;
        let is_blocked = self.state.is_blocked(invitation.author, target.id);
        refuse_if(is_blocked, ClubCode::Blocked)?;
        let accepts = match target.accepts {
            _ if target.kind == PlayerKind::Deleted => false,
            Accepts::All => true,
            Accepts::Owner => target.owner == Some(invitation.author),
            Accepts::None => false,
        };
        let name = target.name.as_str();
        refuse_if(!accepts, ClubCode::DoesNotAccept.with("name", name))?;
        if target.kind == PlayerKind::Engine {
            self.check_level(invitation.author, target.id, &invitation.setup)?;
        }
        self.check_games(target.id)
    }

    /// Refuses someone with too many games against a level of the engine, adjourned ones too, and
    /// guests if there are too many, or their games might never end.
    pub(crate) fn check_level(
        &self,
        player: i64,
        level: i64,
        setup: &Setup,
    ) -> Result<(), ApiError> {
        let is_guest = self.state.is_guest(player);
        let needs_seconds = is_guest && !setup.clock().is_real_time();
        refuse_if(needs_seconds, ClubCode::ClockOfGuests)?;
        self.check_room(player, level)?;
        let both = self.state.games_of(player);
        let both = both.filter(|game| game.color_of(level).is_some());
        let (rated, other): (Vec<_>, Vec<_>) = both.partition(|game| game.setup.is_rated());
        if setup.is_rated() {
            check_most(rated.len(), MOST_RATED_WITH_LEVEL)?;
        }
        let most = match is_guest {
            true => MOST_OF_GUEST_WITH_LEVEL,
            false => MOST_WITH_LEVEL,
        };
        check_most(rated.len() + other.len(), most)
    }

    /// Refuses a guest if a level of the engine plays too many games with guests.
    pub(crate) fn check_room(&self, player: i64, level: i64) -> Result<(), ApiError> {
        if !self.state.is_guest(player) {
            return Ok(());
        }
        let of_guests = self.state.games_of(level).filter(|game| {
            let mut players = [game.players.black, game.players.white].into_iter();
            game.is_running() && players.any(|player| self.state.is_guest(player))
        });
        check_most(of_guests.count(), MOST_ENGINE_GAMES_OF_GUESTS)
    }

    /// Refuses rated games of guests, of whom anyone can make as many as are needed to lose, those
    /// among a member and the member's programs, and those of someone who has left too many.
    fn check_rated(&self, setup: &Setup, players: &[i64]) -> Result<(), ApiError> {
        if !setup.is_rated() {
            return Ok(());
        }
        let players = players.iter().map(|id| self.state.player(*id));
        let players = players.collect::<Result<Vec<_>, _>>()?;
        for (at, player) in players.iter().enumerate() {
            let mut others = players[..at].iter();
            let is_own = others.any(|it| it.person() == player.person());
            let is_guest = player.kind == PlayerKind::Guest;
            refuse_if(is_own || is_guest, ClubCode::NotRated)?;
            self.check_left(player.id)?;
        }
        Ok(())
    }

    /// Refuses someone who has left too many rated games of late before they had begun.
    fn check_left(&self, player: i64) -> Result<(), ApiError> {
        let left = self.state.left.get(&player);
        let oldest = left.filter(|left| left.len() == MOST_LEFT);
        let oldest = oldest.and_then(|left| left.front());
        let since = self.now - LEFT_FOR;
        let Some(oldest) = oldest.filter(|at| **at > since) else {
            return Ok(());
        };
        let seconds = (oldest - since) / 1000 + 1;
        Err(ClubCode::TooOften.with("seconds", seconds))
    }

    /// Refuses someone with too many running games.
    pub(crate) fn check_games(&self, player: i64) -> Result<(), ApiError> {
        let most = match self.state.player(player)?.kind {
            PlayerKind::Engine => MOST_ENGINE_GAMES,
            _ => MOST_GAMES,
        };
        check_most(self.state.running_games(player), most)
    }

    /// Lets a member accept an invitation, and returns the number of the game.
    pub(crate) fn accept(&mut self, token: &str, by: i64) -> Result<i64, ApiError> {
        let invitation = self.invitation(token)?;
        if let Some(game) = invitation.game {
            // A repeated request.
            let is_own = self.game(game)?.color_of(by).is_some();
            return refuse_if(!is_own, ClubCode::NoInvitation).map(|()| game);
        }
        let is_for_other = invitation.target.is_some_and(|target| target != by);
        let is_blocked = self.state.is_blocked(invitation.author, by);
        let is_over = invitation.created_at + GOOD_FOR < self.now;
        refuse_if(invitation.author == by, ClubCode::OwnInvitation)?;
        refuse_if(is_for_other, ClubCode::NotForYou)?;
        refuse_if(is_blocked, ClubCode::Blocked)?;
        refuse_if(is_over, ClubCode::NoInvitation)?;
        self.check_games(by)?;
        self.check_games(invitation.author)?;
        let game = self.begin(&invitation.setup, invitation.author, by, invitation.color)?;
        let mut accepted = invitation.clone();
        accepted.game = Some(game);
        self.put(Row::Invitation(token.to_owned(), Some(accepted)));
        self.withdraw_from_queue(&[invitation.author, by]);
        self.tell_gone(&invitation);
        Ok(game)
    }

    /// Removes an invitation that was not accepted: its author or its target does not want it.
    pub(crate) fn withdraw(&mut self, token: &str, by: i64) -> Result<(), ApiError> {
        let invitation = self.invitation(token)?;
        let is_own = invitation.author == by || invitation.target == Some(by);
        refuse_if(!is_own, ClubCode::NotForYou)?;
        refuse_if(invitation.game.is_some(), ClubCode::NoInvitation)?;
        self.put(Row::Invitation(token.to_owned(), None));
        self.tell_gone(&invitation);
        Ok(())
    }

    /// Begins a game of two members.
    pub(crate) fn begin(
        &mut self,
        setup: &Setup,
        author: i64,
        other: i64,
        color: Option<Color>,
    ) -> Result<i64, ApiError> {
        self.check_rated(setup, &[author, other])?;
        let chance = *self.random.choose(&Color::ALL).unwrap_or(&Color::Black);
        let own = color.unwrap_or(chance);
        let players = ByColor::from_fn(|color| if color == own { author } else { other });
        let id = self.state.last_game + 1;
        self.add_game(ClubGame::new(id, setup.clone(), players, self.now))?;
        Ok(id)
    }

    /// Looks for an opponent in the queue, the one with the nearest rating, and begins the game.
    fn pair(&mut self, invitation: &Invitation) -> Result<Option<i64>, ApiError> {
        let class = invitation.setup.class();
        let rating = |id| {
            let player = self.state.player(id)?;
            Ok::<f64, ApiError>(self.state.rated(player, &class, self.now).glicko.rating)
        };
        let own = rating(invitation.author)?;
        let mut nearest: Option<(f64, &Invitation)> = None;
        for other in self.state.queue() {
            let clash = invitation.color.is_some() && invitation.color == other.color;
            let both = [invitation.author, other.author];
            if clash
                || other.author == invitation.author
                || other.setup != invitation.setup
                || self.check_games(other.author).is_err()
                || self.check_rated(&other.setup, &both).is_err()
                || self.state.is_blocked(invitation.author, other.author)
            {
                continue;
            }
            let difference = (rating(other.author)? - own).abs();
            let waited = (self.now - other.created_at.min(invitation.created_at)) as f64 / 1000.0;
            let is_near = difference <= NEAR + WIDENS * waited;
            if is_near && nearest.is_none_or(|(best, _)| difference < best) {
                nearest = Some((difference, other));
            }
        }
        let Some((_, other)) = nearest else {
            return Ok(None);
        };
        let mut other = other.clone();
        other.color = other.color.or(invitation.color.map(Color::opponent));
        let token = other.token.clone();
        self.put(Row::Invitation(token.clone(), Some(other)));
        self.accept(&token, invitation.author).map(Some)
    }

    /// Pairs those in the queue who are near enough by now, and removes those who have left, and
    /// all invitations that are too old.
    pub(crate) fn tend_queue(&mut self, present: &dyn Fn(i64) -> bool) -> Result<(), ApiError> {
        let now = self.now;
        let is_left = |it: &Invitation| it.created_at < now - FIRST_MOVE && !present(it.author);
        let is_over = |it: &Invitation| {
            it.created_at < now - GOOD_FOR || it.kind == InvitationKind::Pair && is_left(it)
        };
        self.remove_waiting(is_over);
        for invitation in self.state.queue().into_iter().cloned().collect::<Vec<_>>() {
            // It may have been paired meanwhile.
            let is_waiting = self.state.waiting.contains_key(&invitation.token);
            if is_waiting && self.check_games(invitation.author).is_ok() {
                self.pair(&invitation)?;
            }
        }
        Ok(())
    }

    fn withdraw_from_queue(&mut self, players: &[i64]) {
        self.remove_waiting(|it| it.kind == InvitationKind::Pair && players.contains(&it.author));
    }

    /// Removes some of the invitations that wait.
    pub(crate) fn remove_waiting(&mut self, is_over: impl Fn(&Invitation) -> bool) {
        let waiting = self.state.waiting.values().filter(|it| is_over(it));
        for invitation in waiting.cloned().collect::<Vec<_>>() {
            self.put(Row::Invitation(invitation.token.clone(), None));
            self.tell_gone(&invitation);
        }
    }

    /// Says that an invitation can't be accepted any more.
    fn tell_gone(&mut self, invitation: &Invitation) {
        if invitation.kind == InvitationKind::Open {
            self.state.lobby_has_changed = true;
            return;
        }
        let mut topics = vec![Topic::Player(invitation.author)];
        topics.extend(invitation.target.map(Topic::Player));
        let token = invitation.token.clone();
        self.tell(topics, Event::ChallengeGone { token });
    }
}
